import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { openSandboxDatabase, setClockAhead, stopClock, type SandboxDatabase } from './sandbox.ts';
import { writeBackup } from './backup/write-backup.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { withDatabase } from './testing/clone-template.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { makeTestFolder, removeTestFolder } from './testing/test-folder.ts';
import { query } from './testing/query.ts';

const DAY_MS = 86_400_000;
const noFill = () => Promise.resolve();

let server: EmbeddedPostgres;
let sandbox: SandboxDatabase;
const folder = makeTestFolder({ inMemory: true });
/** The database that a city would have there, another of the server, and the sandbox's. */
const urls = { own: '', other: '', sandbox: '' };
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  urls.own = server.connectionString;
  urls.other = withDatabase(server.connectionString, 'other');
  urls.sandbox = withDatabase(server.connectionString, 'ridewire_sandbox');
  await query(urls.own, 'create database other');
  sandbox = await openSandboxDatabase(urls.own, noFill);
});
afterAll(async () => {
  await server.stop();
  removeTestFolder(folder);
});

async function read<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row> {
  const client = new pg.Client({ connectionString: sandbox.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, values);
    return rows[0] as Row;
  } finally {
    await client.end();
  }
}

async function move(aheadMs: number): Promise<void> {
  const db = openDb(sandbox.connectionString, { maxConnections: 1 });
  await setClockAhead(db, aheadMs);
  await db.close();
}

const daysAhead = (at: Date) => (at.getTime() - Date.now()) / DAY_MS;

describe('the clock', () => {
  test('is ahead for statements, defaults, functions and views', async () => {
    await move(3 * DAY_MS);
    const said = await read<Record<'now' | 'clock' | 'statement', Date>>(
      'select now() as now, clock_timestamp() as clock, statement_timestamp() as statement',
    );
    for (const at of Object.values(said)) expect(daysAhead(at)).toBeCloseTo(3, 1);
    const made = await read<{ created_at: Date }>(
      `insert into users (id, email, password_hash, role, name)
       values (gen_random_uuid(), 'a@example.test', 'none', 'rider', 'A') returning created_at`,
    );
    expect(daysAhead(made.created_at)).toBeCloseTo(3, 1);
    const job = await read<{ run_at: Date }>(`select (graphile_worker.add_job('nothing')).run_at`);
    expect(daysAhead(job.run_at)).toBeCloseTo(3, 1);
  });

  test('is ahead for all that the schema names it in', async () => {
    // Parameterless words can't be moved, and other names only where they are found first.
    const WORDS = String.raw`\m(current_(timestamp|date|time)|local(timestamp|time))\M`;
    const CALLS = String.raw`(?<![.\w])(now|(transaction|statement|clock)_timestamp|timeofday)\(\)`;
    const unmoved = await query(
      urls.sandbox,
      `with ours as (select oid from pg_namespace where nspname in ('public', 'graphile_worker')),
       said (what, by, text) as (
         select 'default', adrelid::regclass::text, pg_get_expr(adbin, adrelid)
         from pg_attrdef join pg_class c on c.oid = adrelid where relnamespace in (select oid from ours)
         union all select 'view', c.oid::regclass::text, pg_get_viewdef(c.oid) from pg_class c
         where relkind in ('v', 'm') and relnamespace in (select oid from ours)
         union all select 'check', conname, pg_get_constraintdef(oid) from pg_constraint
         where connamespace in (select oid from ours)
         union all select 'function', oid::regprocedure::text, prosrc from pg_proc
         where pronamespace in (select oid from ours)
       )
       select what, by from said where text ~* ${pg.escapeLiteral(WORDS)} or (what <> 'function' and text ~* ${pg.escapeLiteral(CALLS)})
       union all select 'path of function', oid::regprocedure::text from pg_proc
       where pronamespace in (select oid from ours) and proconfig::text like '%search_path%' and prosrc ~* ${pg.escapeLiteral(CALLS)}`,
    );
    expect(unmoved).toEqual([]);
  });

  test('stands still once it is stopped, until it is set again or the sandbox is reset', async () => {
    const db = openDb(sandbox.connectionString, { maxConnections: 1 });
    await stopClock(db);
    for (const at of ['2100-01-04T02:00:00.000Z', '2100-01-04T02:00:00.001Z']) {
      await setClockAhead(db, Date.parse(at));
      const said = await read<Record<'now' | 'clock', Date>>('select now(), clock_timestamp() as clock');
      expect([said.now.toISOString(), said.clock.toISOString()]).toEqual([at, at]);
    }
    await db.close();
    await sandbox.reset();
    expect(daysAhead((await read<{ now: Date }>('select now()')).now)).toBeCloseTo(0, 1);
  });

  test('is kept, and true again after a reset, which takes away what was made', async () => {
    await move(DAY_MS);
    expect(await sandbox.readAheadMs()).toBe(DAY_MS);
    await sandbox.reset();
    expect(await sandbox.readAheadMs()).toBe(0);
    const { count, now } = await read<{ count: number; now: Date }>(
      'select count(*)::int as count, now() as now from users',
    );
    expect(count).toBe(0);
    expect(daysAhead(now)).toBeCloseTo(0, 1);
  });
});

test('a reset takes nothing away but what the sandbox has', async () => {
  for (const url of [urls.own, urls.other]) await query(url, 'create table kept (); create schema mine');
  const busy = new pg.Client({ connectionString: urls.sandbox });
  busy.on('error', () => {});
  await busy.connect();
  await sandbox.reset();
  for (const url of [urls.own, urls.other])
    expect(await query(url, `select to_regclass('kept')::text as kept`)).toEqual([{ kept: 'kept' }]);
  await busy.end().catch(() => {});
});

test('a reset waits for whoever still reads the start state', async () => {
  const reader = new pg.Client({ connectionString: withDatabase(urls.own, 'ridewire_sandbox_start') });
  await reader.connect();
  const done = sandbox.reset();
  // PostgreSQL itself waits for five seconds before it refuses.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  await reader.end();
  await done;
  expect(await sandbox.readAheadMs()).toBe(0);
}, 30_000);

describe('refused are', () => {
  test('a folder that holds a city, which stays as it is', async () => {
    const city = await createTestDatabase();
    await query(city.connectionString, 'create table kept ()');
    await expect(openSandboxDatabase(city.connectionString, noFill)).rejects.toThrow('holds a city');
    expect(await query(city.connectionString, `select to_regclass('kept')::text as kept`)).toEqual([
      { kept: 'kept' },
    ]);
    await city.drop();
  });

  test('another server on its database, and a backup of it', async () => {
    await expect(migrateDatabase(urls.sandbox)).rejects.toThrow('This database is a sandbox’s');
    const copy = join(folder, 'copy');
    await expect(writeBackup(urls.sandbox, copy)).rejects.toThrow('is a sandbox’s, and has no backups');
    expect(existsSync(copy)).toBe(false);
  });
});

test('a schema named “sandbox” of somebody else keeps no city from its upgrade', async () => {
  const city = await createTestDatabase();
  await query(city.connectionString, 'create schema sandbox; create table sandbox.trials ()');
  await migrateDatabase(city.connectionString);
  await city.drop();
});

test('a start that died while it filled the database begins again', async () => {
  for (const name of ['ridewire_sandbox', 'ridewire_sandbox_start'])
    await query(urls.own, `drop database ${name} with (force)`);
  await expect(openSandboxDatabase(urls.own, () => Promise.reject(new Error('no power')))).rejects.toThrow(
    'no power',
  );
  let filled = 0;
  const open = async () => {
    const opened = await openSandboxDatabase(urls.own, () => {
      filled += 1;
      return Promise.resolve();
    });
    return opened.isNew;
  };
  expect([await open(), await open()]).toEqual([true, false]);
  expect(filled).toBe(1);
});
