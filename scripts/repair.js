// npm run repair: counts the kept figures again and corrects them, also next to a running server.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/api/src/server/repair.ts', ...process.argv.slice(2)]));
