// npm start: installs what is missing, builds the web app, and starts the server on http://localhost:4000.
import { join } from 'node:path';
import { prepare } from './prepare.js';
import { root } from './project.js';
import { runChild } from './run-child.js';
import { runStep } from './run-step.js';

await prepare();
await runStep('Build the web app', 'pnpm', ['turbo', 'run', 'build']);
// Compiled once, it starts again a third sooner.
const env = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
};
process.exit(await runChild('node', ['apps/api/src/server/main.ts', ...process.argv.slice(2)], { env }));
