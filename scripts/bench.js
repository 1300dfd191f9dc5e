// npm run bench [-- arguments]: measures the product against its floors; arguments go to the benchmark itself.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/simulator/src/bench/main.ts', ...process.argv.slice(2)]));
