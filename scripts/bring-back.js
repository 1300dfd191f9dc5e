// npm run bring-back -- 2027-01: puts the archived details of a month's rides back, also next to a running server.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/api/src/server/bring-back.ts', ...process.argv.slice(2)]));
