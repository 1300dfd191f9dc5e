// npm run factor-off -- EMAIL: turns off the second factor of a person who lost it, also next to a running server.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/api/src/server/factor-off.ts', ...process.argv.slice(2)]));
