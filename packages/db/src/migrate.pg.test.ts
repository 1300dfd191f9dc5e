import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { migrateDatabase, MigrationError } from './migrate.ts';
import { dropDatabase, withDatabase } from './testing/clone-template.ts';
import { query } from './testing/query.ts';
import { makeTestFolder, removeTestFolder } from './testing/test-folder.ts';

const folder = makeTestFolder();
const serverUrl = inject('testPostgresUrl');
let name: string;
let empty: string;

beforeEach(async () => {
  name = `empty_${process.pid}_${Date.now()}`;
  await query(serverUrl, `create database ${name}`);
  empty = withDatabase(serverUrl, name);
  return () => dropDatabase(serverUrl, name);
});

afterAll(() => removeTestFolder(folder));

/** A migrations folder as drizzle-kit makes it. */
function writeMigrations(folderName: string, statements: string[]): string {
  const dir = join(folder, folderName);
  mkdirSync(join(dir, 'meta'), { recursive: true });
  const entries = statements.map((sql, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(dir, `${tag}.sql`), sql);
    return { idx, version: '7', when: 1_000 + idx, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(dir, 'meta', '_journal.json'), JSON.stringify(journal));
  return dir;
}

async function failure(work: Promise<void>): Promise<string> {
  const cause: unknown = await work.catch((error: unknown) => error);
  expect(cause).toBeInstanceOf(MigrationError);
  expect((cause as Error).message).not.toContain('\n');
  return (cause as Error).message;
}

test('many processes that start at once migrate once', async () => {
  const migrationsFolder = writeMigrations('good', [
    'create table places (id int); insert into places values (1)',
  ]);
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => migrateDatabase(empty, { migrationsFolder })));
  expect(await query(empty, 'select id from places')).toEqual([{ id: 1 }]);
});

test('later migrations are added to earlier ones', async () => {
  const first = 'create table places (id int)';
  await migrateDatabase(empty, { migrationsFolder: writeMigrations('grows', [first]) });
  const migrationsFolder = writeMigrations('grows', [first, 'alter table places add name text']);
  await migrateDatabase(empty, { migrationsFolder });
  expect(await query(empty, 'select name from places')).toEqual([]);
});

test('an older process starts on a database that a newer one has changed, and changes nothing', async () => {
  const [first, second] = ['create table places (id int)', 'alter table places add name text'];
  await migrateDatabase(empty, { migrationsFolder: writeMigrations('newer', [first, second]) });
  await migrateDatabase(empty, { migrationsFolder: writeMigrations('older', [first]) });
  expect(await query(empty, 'select name from places')).toEqual([]);
});

test('a table in use is waited for without holding others up for long', async () => {
  const first = 'create table places (id int)';
  await migrateDatabase(empty, { migrationsFolder: writeMigrations('used', [first]) });
  const migrationsFolder = writeMigrations('used', [first, 'alter table places add name text']);
  const reader = new pg.Client({ connectionString: empty });
  await reader.connect();
  reader.on('error', () => {});
  await reader.query('begin; select from places');
  expect(await failure(migrateDatabase(empty, { migrationsFolder, withinMs: 0 }))).toMatch(
    /something has used one of its tables all the time/,
  );
  const migrated = migrateDatabase(empty, { migrationsFolder });
  await expect.poll(() => countWaiting()).toBe(1);
  await expect.poll(() => countWaiting()).toBe(0);
  await reader.end();
  await migrated;
  expect(await query(empty, 'select name from places')).toEqual([]);
});

test('a migration that is chosen to end a deadlock is tried again', async () => {
  const first = 'create table places (id int); create table streets (id int)';
  await migrateDatabase(empty, { migrationsFolder: writeMigrations('crossed', [first]) });
  const migrationsFolder = writeMigrations('crossed', [
    first,
    `alter table places add name text; select pg_sleep(2); alter table streets add name text`,
  ]);
  const other = new pg.Client({ connectionString: empty });
  await other.connect();
  other.on('error', () => {});
  await other.query('begin; lock table streets');
  const migrated = migrateDatabase(empty, { migrationsFolder });
  const isLocked = async () =>
    (await query(empty, `select from pg_locks where relation = 'places'::regclass`)).length > 0;
  await expect.poll(isLocked, { interval: 10 }).toBe(true);
  // It looks for a deadlock after a second, when the migration doesn't wait for it yet. So the migration is the one that notices.
  await other.query('lock table places; commit');
  await other.end();
  await migrated;
  const deadlocks = `select deadlocks::int from pg_stat_database where datname = current_database()`;
  await expect.poll(() => query(empty, deadlocks)).toEqual([{ deadlocks: 1 }]);
  expect(await query(empty, 'select p.name, s.name from places p, streets s')).toEqual([]);
});

const countWaiting = async () => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await query(empty, waiting)).length;
};

test('a failing migration is told in one line and changes nothing', async () => {
  const migrationsFolder = writeMigrations('bad', [
    'create table places (id int)',
    'alter table nowhere add name text',
  ]);
  expect(await failure(migrateDatabase(empty, { migrationsFolder }))).toBe(
    'The database can\'t be brought up to date: relation "nowhere" does not exist.',
  );
  expect(await query(empty, `select to_regclass('places') as t`)).toEqual([{ t: null }]);
});

test('an unreachable database is told by its address, without the password', async () => {
  expect(await failure(migrateDatabase('postgres://someone:secret@127.0.0.1:1/rides'))).toBe(
    "Can't reach the database at 127.0.0.1:1/rides: connect ECONNREFUSED 127.0.0.1:1.",
  );
  expect(await failure(migrateDatabase(withDatabase(serverUrl, 'no_such')))).toMatch(
    /"no_such" does not exist\.$/,
  );
  expect(await failure(migrateDatabase('nonsense'))).toMatch(/^Can't reach the database at /);
});
