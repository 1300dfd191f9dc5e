import { join } from 'node:path';
import { openDb, startEmbeddedPostgres, type Db } from '@ridewire/db';
import { migrateDatabase } from '@ridewire/db/migrate';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { recountFigures } from '@ridewire/api/testing/desk';
import pg from 'pg';
import { makeAfterwards } from './make-afterwards.ts';
import { makeYear } from './make-year.ts';

const SIZE = {
  rides: Number(process.env['BENCH_RIDES'] ?? 5_000_000),
  users: Number(process.env['BENCH_USERS'] ?? 1_500_000),
  drivers: Number(process.env['BENCH_DRIVERS'] ?? 20_000),
};
export const TIME_ZONE = 'Asia/Dhaka';

const log = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

export interface OpenYear {
  db: Db;
  stop: () => Promise<void>;
}

/**
 * The database with a year of a big city's rides. Everything is in memory, read or cached, as on a server of that size.
 * With DATA_DIR the database stays there for the next run; it takes about 6 GB.
 */
export async function openYear(): Promise<OpenYear> {
  const kept = process.env['DATA_DIR'];
  const folder = kept ?? makeTestFolder();
  const { connectionString, stop } = await openFast(join(folder, 'desk'));
  const db = openDb(connectionString, { maxConnections: 1 });
  const close = async () => {
    await db.close();
    await stop();
    if (!kept) removeTestFolder(folder);
  };
  try {
    await fill(db, connectionString);
    return { db, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A migrated database in which nothing has to survive a crash. */
async function openFast(dataDir: string) {
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '2GB' },
  });
  await migrateDatabase(server.connectionString);
  return server;
}

async function fill(db: Db, connectionString: string): Promise<void> {
  if (await isDone(db, 'bench_filled')) log('the year is there already');
  else {
    await makeYear(db, SIZE, log);
    log('counting the figures');
    const client = new pg.Client({ connectionString });
    await client.connect();
    await recountFigures(client, TIME_ZONE);
    await client.end();
    await db.pool.query('create table bench_filled ()');
  }
  if (await isDone(db, 'bench_afterwards')) return;
  log('making problems, rides for work and saved views');
  await makeAfterwards(db);
  await db.pool.query('create table bench_afterwards ()');
  await db.pool.query('vacuum (analyze)');
  log('ready');
}

/** An empty table marks each part that is made. */
async function isDone(db: Db, table: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ name: string | null }>(`select to_regclass($1)::text as name`, [
    table,
  ]);
  return rows[0]?.name != null;
}
