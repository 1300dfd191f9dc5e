// npm run chaos [-- options]: has things go wrong in a running town, on its own database, and looks what got lost.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/simulator/src/chaos/main.ts', ...process.argv.slice(2)]));
