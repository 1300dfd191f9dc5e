// npm run bench [-- arguments]: measures the product against its floors; arguments go to the benchmark itself.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';
import { runStep } from './run-step.js';

await prepare();
const wanted = process.argv.slice(2);
// These use the app as a browser opens it.
if (wanted.length === 0 || wanted.some((name) => ['board', 'following', 'homes'].includes(name)))
  await runStep('Build the web app', 'pnpm', ['turbo', 'run', 'build', '--filter=@ridewire/web']);
process.exit(await runChild('node', ['apps/simulator/src/bench/main.ts', ...wanted]));
