import { join } from 'node:path';
import { findRunningDatabase, openDb, startEmbeddedPostgres, type Db } from '@ridewire/db';
import { query } from '@ridewire/db/testing/query';
import { useReadyCluster } from '@ridewire/db/testing/ready-cluster';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { expect, onTestFinished, test } from 'vitest';
import { canWork } from './can-work.ts';

const ready = useReadyCluster();

test('a database that may write nothing more beside its data can’t work, until it may again', async () => {
  const folder = makeTestFolder({ inMemory: true });
  onTestFinished(() => removeTestFolder(folder));
  const dataDir = join(folder, 'postgres');
  await ready.copyTo(dataDir);
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  onTestFinished(stop);
  const asOwner = findRunningDatabase(dataDir) ?? '';
  const look = async () => {
    // A role's settings apply to its next connections.
    const db: Db = openDb(connectionString);
    onTestFinished(() => db.close());
    return await canWork(db);
  };
  expect(await look()).toBe(true);
  await query(asOwner, `alter role ridewire set temp_file_limit = '64kB'`);
  expect(await look()).toBe(false);
  await query(asOwner, 'alter role ridewire reset temp_file_limit');
  expect(await look()).toBe(true);
});
