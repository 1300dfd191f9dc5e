// npm run city -- FILE.osm.pbf: imports a city's streets, map and places, also next to a running server.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/api/src/server/city.ts', ...process.argv.slice(2)]));
