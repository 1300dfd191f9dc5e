import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { useDatabaseBefore } from '../testing/database-before.ts';
import { fillMonths } from '../testing/fill-months.ts';
import { query } from '../testing/query.ts';

const journal = JSON.parse(
  readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as { entries: { idx: number; tag: string }[] };
const archives = journal.entries.find(({ tag }) => tag.endsWith('_ride_archives'));

const database = useDatabaseBefore(archives?.idx ?? 0);
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.connectionString, lock_timeout: 50 });
  await client.connect();
});
afterAll(() => client.end());

test('the upgrade waits for nobody who changes rides, and reads none', async () => {
  const url = database.connectionString;
  await fillMonths(url, [0], 2);
  const TABLES = `select oid::regclass::text as name, pg_relation_filenode(oid) as file from pg_class
    where relname like 'ride%' and relkind in ('r', 'i') and relname not like 'ride_archives%' order by 1`;
  const before = await query(url, TABLES);
  await client.query('begin');
  await client.query('update rides set updated_at = now()');
  await client.query('update ride_offers set wave = 2');
  await client.query(`update ride_tracks set trip = '{1,2}'`);
  await client.query('select from ride_events');
  // It gives up within two seconds and tries again; that would be told here.
  await migrateDatabase(url, { withinMs: 0 });
  await client.query('rollback');
  expect(await query(url, TABLES)).toEqual(before);
});
