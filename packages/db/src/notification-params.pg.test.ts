import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { dropDatabase, withDatabase } from './testing/clone-template.ts';
import { query } from './testing/query.ts';
import { makeTestFolder, removeTestFolder } from './testing/test-folder.ts';

const folder = makeTestFolder();
const serverUrl = inject('testPostgresUrl');
const name = `told_${process.pid}_${Date.now()}`;

afterAll(async () => {
  await dropDatabase(serverUrl, name);
  removeTestFolder(folder);
});

test('what people were told before keeps its words', async () => {
  const before = join(folder, 'before');
  cpSync(fileURLToPath(new URL('../migrations/', import.meta.url)), before, { recursive: true });
  const file = join(before, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx < 24) }));
  await query(serverUrl, `create database ${name}`);
  const database = withDatabase(serverUrl, name);
  await migrateDatabase(database, { migrationsFolder: before });
  await query(
    database,
    `insert into users (id, email, password_hash, role, name)
      values ('00000000-0000-7000-8000-000000000001', 'a@example.test', '', 'admin', 'Ada');
    insert into notifications (user_id, type, title, message)
      values ('00000000-0000-7000-8000-000000000001', 'trouble', 'Emergency: Nadia', repeat('"', 999) || 'আ')`,
  );
  await migrateDatabase(database);
  expect(await query(database, 'select type, params from notifications')).toEqual([
    { type: 'trouble', params: { title: 'Emergency: Nadia', message: `${'"'.repeat(999)}আ` } },
  ]);
});
