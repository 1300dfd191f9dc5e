// npm run replay [-- options]: replays real taxi requests against the product, on its own database.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/simulator/src/replay/main.ts', ...process.argv.slice(2)]));
