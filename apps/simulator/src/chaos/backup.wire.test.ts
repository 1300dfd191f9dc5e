import { join } from 'node:path';
import { restoreBackup, writeBackup } from '@ridewire/db';
import { dropDatabase, withDatabase } from '@ridewire/db/testing/clone-template';
import { query } from '@ridewire/db/testing/query';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startProcess } from '../bench/start-process.ts';
import { PRODUCT } from '../bench/start-servers.ts';
import { Board } from './board.ts';
import { openTown } from './town.ts';

const database = useTestDatabase();

const UNDER_WAY = `select id from rides where status in ('accepted', 'picked_up', 'in_transit')`;

/** Every table with the number of its rows and a sum of all their values, except those of the running processes. */
async function sumUp(client: pg.Client): Promise<Record<string, string>> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle', 'graphile_worker') and (schemaname, tablename) not in (('graphile_worker', 'migrations'), ('public', 'event_listeners'))`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('a city is copied while people ride, and another one goes on with every row of it', async () => {
  const folder = makeTestFolder();
  const serverUrl = inject('testPostgresUrl');
  const name = `restored_${process.pid}_${Date.now()}`;
  await query(serverUrl, `create database ${name}`);
  const restored = withDatabase(serverUrl, name);
  onTestFinished(async () => {
    await dropDatabase(serverUrl, name);
    removeTestFolder(folder);
  });
  const town = await openTown(database.connectionString, { processes: 1, riders: 12, drivers: 10 });
  const moment = await connect(database.connectionString);
  try {
    const cookie = await town.addAdmin();
    await expect.poll(() => query(database.connectionString, UNDER_WAY), { timeout: 30_000 }).not.toEqual([]);
    await moment.query('begin isolation level repeatable read read only');
    const { rows } = await moment.query<{ id: string }>('select pg_export_snapshot() as id');
    const acknowledged = town.acknowledged.count;
    await writeBackup(database.connectionString, join(folder, 'backup'), { snapshot: rows[0]?.id ?? '' });
    await restoreBackup(restored, join(folder, 'backup'));
    // Nobody had to wait for it.
    await expect.poll(() => town.acknowledged.count).toBeGreaterThan(acknowledged);
    const copy = await connect(restored);
    expect(await sumUp(copy)).toEqual(await sumUp(moment));
    await copy.end();

    const underWay = (await moment.query<{ id: string }>(UNDER_WAY)).rows.map(({ id }) => id);
    const product = await startProcess(PRODUCT, {
      ...{ DATABASE_URL: restored, PORT: '0', LOG_LEVEL: 'fatal', PICKUP_AREA: 'anywhere' },
    });
    const board = new Board(product.url, cookie);
    await expect.poll(() => [...board.rides.keys()]).toEqual(expect.arrayContaining(underWay));
    await board.stop();
    await product.stop();
  } finally {
    await moment.end();
    await town.stop();
  }
}, 240_000);
