// npm start: installs what is missing, builds the web app, and starts the server on http://localhost:4000.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';
import { runStep } from './run-step.js';

await prepare();
await runStep('Build the web app', 'pnpm', ['turbo', 'run', 'build']);
process.exit(await runChild('node', ['apps/api/src/server/main.ts', ...process.argv.slice(2)]));
