import { restoreBackup } from '@ridewire/db';
import { reasonOf } from '../../core/reason-of.ts';
import { readSettings } from '../../core/settings.ts';
import { openMediaStore } from '../../media/open-media-store.ts';
import { archiveFolder } from '../archive-folder.ts';
import { onDatabase } from '../on-database.ts';
import { bringArchive } from './archive-files.ts';
import { bringFiles } from './media-files.ts';
import { readFolder } from './read-folder.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

/** `npm run restore`: fills the database in the settings, which must be empty, with a backup. */
async function restore(): Promise<void> {
  const folder = readFolder('restore', process.argv.slice(2));
  const settings = readSettings(process.env);
  const { tables, madeAt } = await onDatabase(settings, say, (connectionString) =>
    restoreBackup(connectionString, folder),
  );
  const files = await bringFiles(openMediaStore(settings), folder);
  const archived = await bringArchive(archiveFolder(settings), folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`restored ${rows} rows of ${tables.length} tables, and ${files} files, as they were at ${madeAt}`);
  if (archived > 0) say(`put ${archived} archived files into ${archiveFolder(settings)}`);
}

restore().catch((error: unknown) => {
  console.error(`ridewire: ${reasonOf(error)}`);
  process.exitCode = 1;
});
