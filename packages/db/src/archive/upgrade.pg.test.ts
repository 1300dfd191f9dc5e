import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { copyMigrationsBefore, useDatabaseBefore } from '../testing/database-before.ts';
import { fillMonths } from '../testing/fill-months.ts';
import { query } from '../testing/query.ts';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';

const journal = JSON.parse(
  readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as { entries: { idx: number; tag: string }[] };
const archives = journal.entries.find(({ tag }) => tag.endsWith('_ride_archives'));

const database = useDatabaseBefore(archives?.idx ?? 0);
const folder = makeTestFolder();
afterAll(() => removeTestFolder(folder));
const clients: pg.Client[] = [];
async function connect(lockTimeoutMs = 50): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.connectionString, lock_timeout: lockTimeoutMs });
  await client.connect();
  clients.push(client);
  return client;
}
let client: pg.Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => Promise.all(clients.map((each) => each.end())));

test('the upgrade waits for nobody who changes rides but writers of events, who wait for it two seconds at most', async () => {
  const url = database.connectionString;
  await fillMonths(url, [0], 2);
  const TABLES = `select oid::regclass::text as name, pg_relation_filenode(oid) as file from pg_class
    where relname like 'ride%' and relkind in ('r', 'i') and relname not like 'ride_archives%' order by 1`;
  const EVENT = `insert into ride_events (ride_id, version, type, to_status) values (uuidv7(), 1, 'ride.requested', 'requested')`;
  const before = await query(url, TABLES);
  const writer = await connect();
  await writer.query('begin');
  await writer.query(EVENT);
  // Later upgrades may want the rides.
  const migrationsFolder = copyMigrationsBefore((archives?.idx ?? 0) + 1, folder);
  const upgrade = migrateDatabase(url, { migrationsFolder });
  const isWaiting = async () =>
    (
      await query(
        url,
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%create trigger%'`,
      )
    ).length > 0;
  await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
  // The next writer waits behind the upgrade, until it gives up for now. The first writer is still there.
  const next = await connect(5_000);
  await next.query(EVENT);
  await writer.query('commit');

  // These are still open when it is through.
  await client.query('begin');
  await client.query('update rides set updated_at = now()');
  await client.query('update ride_offers set wave = 2');
  await client.query(`update ride_tracks set trip = '{1,2}'`);
  await client.query('select from ride_events');
  await upgrade;
  await client.query('rollback');
  expect(await query(url, TABLES)).toEqual(before);
}, 30_000);
