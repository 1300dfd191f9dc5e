// npm run backup -- FOLDER: copies the database and what was uploaded, also next to a running server.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/api/src/server/backup/backup.ts', ...process.argv.slice(2)]));
