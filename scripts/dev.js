// npm run dev: the server, restarted on every change (port 4000), and the web app, reloaded as you type (5173).
import { prepare } from './prepare.js';
import { runChild, stopChildren } from './run-child.js';

await prepare();
console.log('\nServer on http://localhost:4000, web app on http://localhost:5173. Ctrl-C ends both.\n');
const server = runChild('node', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts']);
const web = runChild(
  'pnpm',
  ['--filter', '@ridewire/web', 'exec', 'vite', '--port', '5173', '--strictPort'],
  {
    group: true,
  },
);
const exitCode = await Promise.race([server, web]);
stopChildren('SIGTERM');
await Promise.all([server, web]);
process.exit(exitCode);
