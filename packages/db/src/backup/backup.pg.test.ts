import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { dropDatabase, withDatabase } from '../testing/clone-template.ts';
import { query } from '../testing/query.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';
import { BackupError } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const database = useTestDatabase();
const serverUrl = inject('testPostgresUrl');
let folder: string;
beforeAll(() => {
  folder = makeTestFolder();
});
afterAll(() => removeTestFolder(folder));

async function makeEmpty(): Promise<string> {
  const name = `restored_${process.pid}_${Date.now()}`;
  await query(serverUrl, `create database ${name}`);
  onTestFinished(() => dropDatabase(serverUrl, name));
  return withDatabase(serverUrl, name);
}

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (error: Error) => {
      expect(error).toBeInstanceOf(BackupError);
      return error.message;
    },
  );

test('what a text can hold comes back, and numbers go on where they were', async () => {
  await query(
    database.connectionString,
    `insert into users (id, email, password_hash, role, name) values (gen_random_uuid(), 'a@example.test', 'x', 'rider', E'tab\\t line\\n back\\\\slash \\\\N ঢাকা')`,
  );
  await query(
    database.connectionString,
    `select nextval('webhook_deliveries_id_seq') from generate_series(1, 41)`,
  );
  await writeBackup(database.connectionString, join(folder, 'texts'));
  const empty = await makeEmpty();
  await restoreBackup(empty, join(folder, 'texts'));
  const NAMES = 'select id, name from users';
  expect(await query(empty, NAMES)).toEqual(await query(database.connectionString, NAMES));
  expect(await query(empty, `select nextval('webhook_deliveries_id_seq')`)).toEqual([{ nextval: '42' }]);
  const OPEN = `select conname from pg_constraint where contype = 'f' order by 1`;
  expect(await query(empty, OPEN)).toEqual(await query(database.connectionString, OPEN));
  const TRIGGERS = `select tgrelid::regclass::text as name, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`;
  expect(await query(empty, TRIGGERS)).toEqual(await query(database.connectionString, TRIGGERS));
});

test('only an empty database is filled, and only an empty folder', async () => {
  await writeBackup(database.connectionString, join(folder, 'once'));
  expect(await failure(writeBackup(database.connectionString, join(folder, 'once')))).toMatch(
    /isn't empty: name a new one/,
  );
  expect(await failure(restoreBackup(database.connectionString, join(folder, 'once')))).toMatch(
    /^The database test_\w+ isn't empty: it has \d+ tables\. Restore into a new one, so that nothing is lost\.$/,
  );
});

test('what is no whole backup is refused before anything is made', async () => {
  const empty = await makeEmpty();
  expect(await failure(writeBackup(empty, join(folder, 'nothing')))).toMatch(/^There is nothing of Ridewire/);
  mkdirSync(join(folder, 'unfinished'));
  expect(await failure(restoreBackup(empty, join(folder, 'unfinished')))).toMatch(
    /^There is no finished backup/,
  );
  writeFileSync(join(folder, 'unfinished', 'backup.json'), '{"format":2}');
  expect(await failure(restoreBackup(empty, join(folder, 'unfinished')))).toMatch(/can't read the backup/);
  const about = await writeBackup(database.connectionString, join(folder, 'newer'));
  writeFileSync(
    join(folder, 'newer', 'backup.json'),
    JSON.stringify({ ...about, migratedAt: about.migratedAt + 1 }),
  );
  expect(await failure(restoreBackup(empty, join(folder, 'newer')))).toMatch(/made by a newer Ridewire/);
  await writeBackup(database.connectionString, join(folder, 'lost'));
  rmSync(join(folder, 'lost', 'tables', 'public.users.tsv.gz'));
  expect(await failure(restoreBackup(empty, join(folder, 'lost')))).toMatch(/the rows of users are missing/);
  expect(await query(empty, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('rows that got lost, or that nothing holds together, leave nothing behind', async () => {
  await writeBackup(database.connectionString, join(folder, 'fewer'));
  writeFileSync(join(folder, 'fewer', 'tables', 'public.users.tsv.gz'), gzipSync(''));
  const empty = await makeEmpty();
  expect(await failure(restoreBackup(empty, join(folder, 'fewer')))).toMatch(/users has 0 rows instead of 1/);
  expect(await query(empty, 'select from users')).toEqual([]);
});
