// npm run dev: the server, restarted on every change (port 4000), and the web app, reloaded as you type (5173).
import { join } from 'node:path';
import { prepare } from './prepare.js';
import { root } from './project.js';
import { endIfSignalled, runChild, stopChildren, wasSignalled } from './run-child.js';

await prepare();
console.log('\nServer on http://localhost:4000, web app on http://localhost:5173. Ctrl-C ends both.\n');
const server = runChild('node', ['--watch', '--watch-preserve-output', 'apps/api/src/server/main.ts']);
const web = runChild(
  'node',
  ['node_modules/vite/bin/vite.js', '--port', '5173', '--strictPort', '--clearScreen', 'false'],
  {
    cwd: join(root, 'apps', 'web'),
  },
);
const exitCode = await Promise.race([server, web]);
// After a signal both have it already, and one is only slower.
if (!wasSignalled()) stopChildren('SIGTERM');
await Promise.all([server, web]);
endIfSignalled();
process.exit(exitCode);
