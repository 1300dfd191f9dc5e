import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup, writeBackup } from '@ridewire/db';
import { archiveOldestMonth, bringBack } from '@ridewire/db/archive';
import { dropDatabase, withDatabase } from '@ridewire/db/testing/clone-template';
import { fillMonths } from '@ridewire/db/testing/fill-months';
import { query } from '@ridewire/db/testing/query';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { bringArchive, keepArchive } from './archive-files.ts';

const database = useTestDatabase();
const folder = makeTestFolder();
afterAll(() => removeTestFolder(folder));

const EVENTS = `select to_jsonb(e) - 'ip_address' as row from ride_events e order by id`;

test('a backup has the archive too: a month comes back to the restored database', async () => {
  const url = database.connectionString;
  const [archive, backup, moved] = ['archive', 'backup', 'moved'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await fillMonths(url, [0, 6], 5);
  const before = await query(url, EVENTS);
  const done = await archiveOldestMonth(url, { folder: archive, keepMonths: 3 });

  let kept: unknown;
  await writeBackup(url, backup, {
    alsoKeep: async (client) => {
      kept = await keepArchive(client, archive, backup);
    },
  });
  expect(kept).toEqual({ kept: 3, gone: 0 });

  const name = `restored_${process.pid}_${Date.now()}`;
  const serverUrl = inject('testPostgresUrl');
  await query(serverUrl, `create database ${name}`);
  onTestFinished(() => dropDatabase(serverUrl, name));
  const restored = withDatabase(serverUrl, name);
  await restoreBackup(restored, backup);
  expect(await bringArchive(moved, backup)).toBe(3);
  await bringBack(restored, moved, done?.month ?? '');
  expect(await query(restored, EVENTS)).toEqual(before);

  // From a machine that has only a part of it.
  rmSync(join(archive, readdirSync(archive)[0] ?? ''));
  await writeBackup(url, join(folder, 'again'), {
    alsoKeep: async (client) => {
      kept = await keepArchive(client, archive, join(folder, 'again'));
    },
  });
  expect(kept).toEqual({ kept: 2, gone: 1 });
});

test('a backup without an archive has none, and restores as before', async () => {
  expect(await bringArchive(join(folder, 'nothing'), join(folder, 'nowhere'))).toBe(0);
});

test('a folder of a backup that can’t be read is told', async () => {
  const odd = join(folder, 'odd');
  mkdirSync(odd);
  writeFileSync(join(odd, 'archive'), '');
  await expect(bringArchive(join(folder, 'target'), odd)).rejects.toThrow(/ENOTDIR/);
});
