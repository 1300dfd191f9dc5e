import { reasonOf } from '../core/reason-of.ts';
import { migrateDatabase } from '@ridewire/db';
import { readSettings } from '../core/settings.ts';
import { repairFigures, type Repair } from '../figures/repair-figures.ts';
import { onDatabase } from './on-database.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

/** `npm run repair`: repairs the kept figures of the database in the settings, whether or not a server runs on it. */
async function repair(): Promise<void> {
  const settings = readSettings(process.env);
  await onDatabase(settings, say, async (connectionString) => {
    // One that a server runs is up to date already.
    await migrateDatabase(connectionString);
    tell(await repairFigures(connectionString));
  });
}

function tell({ filledCells, tables }: Repair): void {
  if (filledCells > 0) say(`placed the pickups of ${filledCells} older rides on the map of demand`);
  for (const { table, rows, wrong, example } of tables) {
    if (wrong === 0) say(`${table}: ${rows} rows, all right`);
    else
      say(
        `${table}: ${rows} rows, ${wrong} of them mended; one was ${JSON.stringify(example?.kept)} and is ${JSON.stringify(example?.counted)}`,
      );
  }
}

repair().catch((error: unknown) => {
  console.error(`ridewire: ${reasonOf(error)}`);
  process.exitCode = 1;
});
