// npm run pictures: takes the pictures of the README and of the installable app anew, from a demo of its own. Takes four minutes.
import { getChromium } from './get-chromium.js';
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';
import { runStep } from './run-step.js';

await prepare();
await runStep('Build the web app', 'pnpm', ['turbo', 'run', 'build']);
if (!(await getChromium())) process.exit(1);
process.exit(await runChild('node', ['apps/simulator/src/pictures/main.ts']));
