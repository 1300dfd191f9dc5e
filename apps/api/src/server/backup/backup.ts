import { writeBackup } from '@ridewire/db';
import { reasonOf } from '../../core/reason-of.ts';
import { readSettings } from '../../core/settings.ts';
import { openMediaStore } from '../../media/open-media-store.ts';
import { archiveFolder } from '../archive-folder.ts';
import { onDatabase } from '../on-database.ts';
import { keepArchive } from './archive-files.ts';
import { keepFiles } from './media-files.ts';
import { readFolder } from './read-folder.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

/** `npm run backup`: copies the database in the settings, and what was uploaded, whether or not a server runs on it. */
async function backup(): Promise<void> {
  const folder = readFolder('backup', process.argv.slice(2));
  const settings = readSettings(process.env);
  const media = openMediaStore(settings);
  let files = { kept: 0, gone: 0 };
  let archived = { kept: 0, gone: 0 };
  const { tables } = await onDatabase(settings, say, (connectionString) =>
    writeBackup(connectionString, folder, {
      alsoKeep: async (client) => {
        files = await keepFiles(client, media, folder);
        archived = await keepArchive(client, archiveFolder(settings), folder);
      },
    }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`kept ${rows} rows of ${tables.length} tables, and ${files.kept} files, in ${folder}`);
  if (archived.kept > 0) say(`kept ${archived.kept} archived files`);
  if (archived.gone > 0)
    say(
      `${archived.gone} archived files are not in ${archiveFolder(settings)}: copy the archive from where it is`,
    );
  if (files.gone > 0) say(`${files.gone} files that rows name are not there`);
}

backup().catch((error: unknown) => {
  console.error(`ridewire: ${reasonOf(error)}`);
  process.exitCode = 1;
});
