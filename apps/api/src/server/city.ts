import { migrateDatabase, openDb } from '@ridewire/db';
import { reasonOf } from '../core/reason-of.ts';
import { readSettings } from '../core/settings.ts';
import { listCities } from '../streets/city-queries.ts';
import { withFetched } from '../streets/fetch-extract.ts';
import { removeCity, useCity } from '../streets/switch-city.ts';
import { describeCity, describeImport } from './city/describe-city.ts';
import { importInThread } from './city/import-in-thread.ts';
import { readCityCommand, type BringCity, type CityCommand } from './city/read-city-command.ts';
import { showProgress } from './city/show-progress.ts';
import { onDatabase } from './on-database.ts';

const say = (line: string) => console.log(`ridewire: ${line}`);
const stop = new AbortController();

/** `npm run city`: imports, lists, chooses or removes cities of the database in the settings, also while a server runs. */
async function city(): Promise<void> {
  const command = readCityCommand(process.argv.slice(2));
  const settings = readSettings(process.env);
  const withDatabase: OnDatabase = (work) =>
    onDatabase(settings, say, async (connectionString) => {
      await migrateDatabase(connectionString);
      await work(connectionString);
    });
  if (command.kind !== 'bring') return await withDatabase((database) => run(command, database));
  // Before a database is started: a file that is no city leaves nothing behind.
  await bring(command, withDatabase);
}

type OnDatabase = (work: (connectionString: string) => Promise<void>) => Promise<void>;

async function bring({ from, about }: BringCity, withDatabase: OnDatabase): Promise<void> {
  const progress = showProgress(process.stdout);
  const source = from instanceof URL ? `${from.origin}${from.pathname}` : about.source;
  const onProgress = (what: string, share: number) => progress.at(what, share);
  const { signal } = stop;
  const read = async (path: string): Promise<void> => {
    const startedAt = performance.now();
    const job = { path, about: { ...about, source } };
    const imported = await importInThread(job, { onProgress, withDatabase, signal });
    progress.end();
    say(describeImport(about, imported, (performance.now() - startedAt) / 1000));
  };
  try {
    if (from instanceof URL)
      await withFetched(from, { signal, onProgress: (share) => onProgress('fetching', share) }, read);
    else await read(from);
  } finally {
    progress.end();
  }
}

async function run(command: Exclude<CityCommand, BringCity>, connectionString: string): Promise<void> {
  const db = openDb(connectionString, { maxConnections: 1 });
  try {
    if (command.kind === 'list') {
      const cities = await listCities(db);
      for (const each of cities) console.log(describeCity(each));
      if (cities.length === 0) say('no city is here yet: npm run city -- FILE.osm.pbf brings one');
    } else if (command.kind === 'use') {
      if (!(await useCity(db, command.name))) throw noSuchCity(command.name);
      say(`${command.name} is in use`);
    } else {
      const wasUsed = await removeCity(db, command.name);
      if (wasUsed === undefined) throw noSuchCity(command.name);
      say(`removed ${command.name}${wasUsed ? '; no city is in use now' : ''}`);
    }
  } finally {
    await db.close();
  }
}

const noSuchCity = (name: string) =>
  new Error(`There is no city ${name} here: npm run city -- --list says which there are.`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.abort(new Error('Ended before the city was there; what was in use stays.')));

city().catch((error: unknown) => {
  console.error(`ridewire: ${reasonOf(error)}`);
  process.exitCode = 1;
});
