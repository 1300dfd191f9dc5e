import { v7 as newId } from 'uuid';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '../core/add-job.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { CHANNEL } from './events.ts';
import { tell } from './tell.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());

/** The events sent while `work` runs. */
async function hear(work: () => Promise<unknown>): Promise<unknown[]> {
  const listener = await db.pool.connect();
  const heard: unknown[] = [];
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  try {
    await listener.query(`listen ${CHANNEL}`);
    await work();
    // An answer comes after all earlier notifications.
    await listener.query('select');
    return heard;
  } finally {
    listener.release(true);
  }
}

const countJobs = async () =>
  (
    await db.pool.query(
      `select task_identifier as task, key, run_at > now() as later from graphile_worker.jobs`,
    )
  ).rows;

test('what a transaction tells and queues comes with its commit, in order', async () => {
  const first = { event: 'choices.changed', userId: newId() } as const;
  const second = { event: 'documents.changed', driverId: newId() } as const;
  const heard = await hear(() =>
    inTransaction(db, async (tx) => {
      await tell(tx, first, second);
      await addJob(tx, 'remove_avatar', { avatarId: newId() }, { key: 'one', afterSeconds: 60 });
      await addJob(tx, 'remove_avatar', { avatarId: newId() }, { key: 'one' });
    }),
  );
  expect(heard).toEqual([first, second]);
  expect(await countJobs()).toEqual([{ task: 'remove_avatar', key: 'one', later: false }]);
});

test('of one that fails nobody hears, and the error is what was thrown', async () => {
  const mistake = new Error('of the verb');
  const heard = await hear(() =>
    inTransaction(db, async (tx) => {
      await tell(tx, { event: 'choices.changed', userId: newId() });
      await addJob(tx, 'remove_document', {});
      throw mistake;
    }).catch((error: unknown) => expect(error).toBe(mistake)),
  );
  expect(heard).toEqual([]);
  expect(await countJobs()).toHaveLength(1);
});
