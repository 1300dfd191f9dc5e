import { reasonOf } from '../core/reason-of.ts';
import { resolve } from 'node:path';
import { findRunningDatabase, migrateDatabase, startEmbeddedPostgres } from '@ridewire/db';
import { readSettings } from '../core/settings.ts';
import { repairFigures, type Repair } from '../figures/repair-figures.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);

/** `npm run repair`: repairs the kept figures of the database in the settings, whether or not a server runs on it. */
async function repair(): Promise<void> {
  const settings = readSettings(process.env);
  const dataDir = resolve(settings.DATA_DIR, 'postgres');
  const running = settings.DATABASE_URL ?? findRunningDatabase(dataDir);
  if (running) return tell(await repairFigures(running));
  const postgres = await startEmbeddedPostgres({ dataDir, log: say });
  try {
    await migrateDatabase(postgres.connectionString);
    tell(await repairFigures(postgres.connectionString));
  } finally {
    await postgres.stop();
  }
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
