// npm run day [-- options]: lives through a day of a city that depends on a seed alone, and prints hashes of its log.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/simulator/src/day/main.ts', ...process.argv.slice(2)]));
