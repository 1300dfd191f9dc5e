import { join } from 'node:path';
import { openDb, startEmbeddedPostgres, type Db } from '@ridewire/db';
import { migrateDatabase } from '@ridewire/db/migrate';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { recountFigures } from '@ridewire/api/testing/desk';
import pg from 'pg';
import { benchDeskFigures } from './bench-desk-figures.ts';
import { benchDeskPages } from './bench-desk-pages.ts';
import { benchDeskSearches } from './bench-desk-searches.ts';
import { makeYear } from './make-year.ts';

const SIZE = {
  rides: Number(process.env['BENCH_RIDES'] ?? 5_000_000),
  users: Number(process.env['BENCH_USERS'] ?? 1_500_000),
  drivers: Number(process.env['BENCH_DRIVERS'] ?? 20_000),
};
const TIME_ZONE = 'Asia/Dhaka';

const log = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

/**
 * The admins' lists, searches and figures on a year of a big city's rides, against what SQL would do by itself. Everything is
 * in memory, read or cached, as it would be on a server of that size. With DATA_DIR the database stays there for the next run;
 * it takes about 6 GB.
 */
export async function benchDesk() {
  const kept = process.env['DATA_DIR'];
  const folder = kept ?? makeTestFolder();
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'desk'),
    // Nothing here must survive, and only reading is measured.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '2GB' },
  });
  try {
    await migrateDatabase(server.connectionString);
    const db = openDb(server.connectionString, { maxConnections: 1 });
    try {
      await fill(db, server.connectionString);
      return [
        ...(await benchDeskPages(db)),
        ...(await benchDeskFigures(db)),
        ...(await benchDeskSearches(db)),
      ];
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
    if (!kept) removeTestFolder(folder);
  }
}

async function fill(db: Db, connectionString: string): Promise<void> {
  const made = await db.pool.query<{ name: string | null }>(
    `select to_regclass('bench_filled')::text as name`,
  );
  if (made.rows[0]?.name) return log('the year is there already');
  await makeYear(db, SIZE, log);
  log('counting the figures');
  const client = new pg.Client({ connectionString });
  await client.connect();
  await recountFigures(client, TIME_ZONE);
  await client.end();
  await db.pool.query('create table bench_filled ()');
  await db.pool.query('vacuum (analyze)');
  log('ready');
}
