import { bringDhaka, listCities } from '@ridewire/api/testing/city';
import { openDb } from '@ridewire/db';
import { startTestPostgres, type TestPostgres } from '@ridewire/db/testing/test-postgres';
import { importCityFile } from './import-city-file.ts';
import { DHAKA_FILE, MONACO_FILE } from './shared-cities.ts';
import { median } from './statistics.ts';
import { printTable } from './time-repeats.ts';

const ROUNDS = 3;
const GOAL_SECONDS = 10;
const GOAL_BYTES = 1_000_000_000;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Importing a city, from the start of the command to its end, on a durable database. */
export async function benchCityImport() {
  const postgres = await startTestPostgres({
    settings: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  });
  try {
    const dhaka = await importRounds(postgres, DHAKA_FILE);
    const monaco = await importRounds(postgres, MONACO_FILE);
    printTable('cities as they are stored', [
      ['', 'seconds', 'peak memory', 'stored', 'junctions', 'streets', 'tiles', 'places'],
      ['Monaco', ...monaco.cells],
      ['Dhaka', ...dhaka.cells],
      ['the Dhaka that comes along, by a server’s start', ...(await bringDhakaRounds(postgres))],
    ]);
    return [
      {
        title: 'Dhaka’s streets, read, drawn and stored (floor: the seconds and memory it may take)',
        floor: `${GOAL_SECONDS} s, ${megabytes(GOAL_BYTES)}`,
        product: `${dhaka.seconds.toFixed(1)} s, ${megabytes(dhaka.peakBytes)}`,
        ratio: Math.max(dhaka.seconds / GOAL_SECONDS, dhaka.peakBytes / GOAL_BYTES),
        goal: 'at most 1',
        reached: dhaka.seconds <= GOAL_SECONDS && dhaka.peakBytes <= GOAL_BYTES,
      },
    ];
  } finally {
    await postgres.stop();
  }
}

async function importRounds(postgres: TestPostgres, file: string) {
  const runs = [];
  let cells: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { connectionString } = await postgres.createDatabase();
    runs.push(await importCityFile(file, connectionString));
    cells = await describeStored(connectionString);
  }
  const seconds = median(runs.map((run) => run.seconds));
  const peakBytes = Math.max(...runs.map((run) => run.peakBytes));
  return { seconds, peakBytes, cells: [seconds.toFixed(1), megabytes(peakBytes), ...cells] };
}

async function bringDhakaRounds(postgres: TestPostgres): Promise<string[]> {
  const times = [];
  let cells: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { connectionString } = await postgres.createDatabase();
    const startedAt = performance.now();
    await bringDhaka(connectionString);
    times.push((performance.now() - startedAt) / 1_000);
    cells = await describeStored(connectionString);
  }
  return [median(times).toFixed(2), '–', ...cells];
}

async function describeStored(connectionString: string): Promise<string[]> {
  const db = openDb(connectionString, { maxConnections: 1 });
  try {
    const [city] = await listCities(db);
    const { rows } = await db.pool.query<{ junctions: number }>('select junctions from cities');
    return [
      megabytes(city?.bytes ?? NaN),
      String(rows[0]?.junctions),
      `${city?.streetKm.toFixed(0)} km`,
      String(city?.tiles),
      String(city?.places),
    ];
  } finally {
    await db.close();
  }
}
