// npm run watch-ride: prints each step of the ride of whom TOKEN is, at RIDEWIRE_URL.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['packages/client/examples/watch-ride.ts', ...process.argv.slice(2)]));
