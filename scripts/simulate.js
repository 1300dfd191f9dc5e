// npm run simulate [-- options]: simulates a day of a city, faster than real time, under each dispatch policy.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/simulator/src/simulate/main.ts', ...process.argv.slice(2)]));
