import { BACK_DAYS, bringBack } from '@ridewire/db/archive';
import { reasonOf } from '../core/reason-of.ts';
import { readSettings } from '../core/settings.ts';
import { archiveFolder } from './archive-folder.ts';
import { onDatabase } from './on-database.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

/** `npm run bring-back -- 2027-01`: puts the archived details of a month's rides back, whether or not a server runs. */
async function bring([month = '', ...others]: readonly string[]): Promise<void> {
  if (!/^\d{4}-\d{2}$/.test(month) || others.length > 0)
    throw new Error('Say which month to bring back: npm run bring-back -- 2027-01');
  const settings = readSettings(process.env);
  const rows = await onDatabase(settings, say, (connectionString) =>
    bringBack(connectionString, archiveFolder(settings), month),
  );
  say(
    `brought back ${rows} rows of ${month}. Where KEEP_RIDE_DETAILS_MONTHS is set, they stay for ${BACK_DAYS} days`,
  );
}

bring(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`ridewire: ${reasonOf(error)}`);
  process.exitCode = 1;
});
