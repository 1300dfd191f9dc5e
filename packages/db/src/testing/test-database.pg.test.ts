import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnLauncher } from './launcher-process.ts';
import { query } from './query.ts';
import { createTestDatabase, useTestDatabase } from './test-database.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';
import { startTestPostgres } from './test-postgres.ts';

const database = useTestDatabase();

test('the file has a migrated, empty database of its own', async () => {
  expect(await query(database.connectionString, 'select count(*)::int as n from rides')).toEqual([{ n: 0 }]);
});

test('a server of a test lets nobody in without the password either', async () => {
  const url = new URL(database.connectionString);
  url.password = 'guessed';
  await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('clones made at once are whole and apart, and are gone once dropped, whoever is connected', async () => {
  const clones = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase()));
  const [first, ...others] = clones.map(({ connectionString }) => connectionString);
  await query(first as string, 'create table only_here ()');
  for (const url of others) {
    expect(await query(url, `select to_regclass('only_here') as t`)).toEqual([{ t: null }]);
  }
  const sleeper = query(first as string, 'select pg_sleep(60)').catch(String);
  await expect
    .poll(() =>
      query(database.connectionString, `select from pg_stat_activity where query = 'select pg_sleep(60)'`),
    )
    .toHaveLength(1);
  await Promise.all(clones.map((clone) => clone.drop()));
  expect(await sleeper).toMatch(/terminat/);
  await expect(query(first as string, 'select 1')).rejects.toThrow(/does not exist/);
});

test('a server of its own goes with all its data, and clears what a killed run left', async () => {
  // A folder named after a process that is gone, whose orphaned server still runs.
  const made = makeTestFolder({ inMemory: true });
  const parent = spawnLauncher(join(made, 'postgres'));
  const outcome = await parent.outcome;
  parent.child.kill('SIGKILL');
  await parent.exited;
  const abandoned = join(dirname(made), basename(made).replace(/\d+/, `${parent.child.pid}`));
  renameSync(made, abandoned);
  // Another process's folder, in use: it must not be touched.
  const mine = makeTestFolder();

  const server = await startTestPostgres();
  expect(existsSync(abandoned)).toBe(false);
  expect(existsSync(mine)).toBe(true);
  if ('error' in outcome) throw new Error(outcome.error);
  await expect(query(outcome.connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');

  const { connectionString } = await server.createDatabase();
  expect(await query(connectionString, 'select count(*)::int as n from users')).toEqual([{ n: 0 }]);
  await server.stop();
  await expect(query(connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
  removeTestFolder(mine);
});
