// npm run restore -- FOLDER: fills an empty database with a backup.
import { prepare } from './prepare.js';
import { runChild } from './run-child.js';

await prepare();
process.exit(await runChild('node', ['apps/api/src/server/backup/restore.ts', ...process.argv.slice(2)]));
