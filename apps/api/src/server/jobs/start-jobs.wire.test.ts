import { setTimeout as wait } from 'node:timers/promises';
import { openDb, type Db } from '@ridewire/db';
import { withDatabase } from '@ridewire/db/testing/clone-template';
import { query } from '@ridewire/db/testing/query';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import type { TaskList } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '../../core/log.ts';
import { findJobs, makeJobsDue } from '../../testing/queue.ts';
import { startJobs } from './start-jobs.ts';

const database = useTestDatabase();
let db: Db;
let jobs: ReturnType<typeof startJobs>[] = [];
let said: unknown[][] = [];
const log: Log = {
  info: (...words: unknown[]) => said.push(words),
  warn: (...words: unknown[]) => said.push(words),
  error: (...words: unknown[]) => said.push(words),
};
beforeAll(() => (db = openDb(database.connectionString)));
afterEach(async () => {
  await Promise.all(jobs.map((running) => running.stop()));
  jobs = [];
  said = [];
});
afterAll(() => db.close());

function start(tasks: TaskList) {
  const running = startJobs(log, database.connectionString, tasks);
  jobs.push(running);
  return running;
}
/** Used as a person's id, by which their jobs are found. */
let people = 0;
async function add(task: string, payload: object = {}): Promise<string> {
  const userId = `person ${++people}`;
  await db.pool.query('select graphile_worker.add_job($1, $2)', [task, { userId, ...payload }]);
  return userId;
}
/** A promise that is settled from outside. */
const gate = () => Promise.withResolvers<void>();
const soon = { interval: 20 };

// Comes first: the driver warns once in a process.
test('a process that ends while it starts sends no query before the last one is answered', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  for (let afterMs = 0; afterMs < 40; afterMs += 1) {
    const running = startJobs(log, database.connectionString, { note: () => {} });
    await wait(afterMs);
    await running.stop();
  }
  expect(warnings.filter((message) => message.includes('client.query()'))).toEqual([]);
}, 30_000);

test('jobs are done once, whoever of two processes takes them', async () => {
  const done: string[] = [];
  const tasks: TaskList = { note: (payload) => void done.push((payload as { userId: string }).userId) };
  start(tasks);
  start(tasks);
  const ids = await Promise.all(Array.from({ length: 20 }, () => add('note')));
  await expect.poll(() => done.length, soon).toBe(20);
  expect(done.toSorted()).toEqual(ids.toSorted());
});

test('a job of a task that isn’t known here waits', async () => {
  const other = await add('not_here');
  const done = vi.fn<() => void>();
  start({ here: done });
  await add('here');
  await expect.poll(() => done, soon).toHaveBeenCalledTimes(1);
  expect(await findJobs(db, other)).toMatchObject([{ attempts: 0, isLocked: false }]);
});

test('a job that fails is tried again later; the log says so, but not what was in it', async () => {
  let fails = true;
  const done = vi.fn<() => void>();
  start({
    flaky: () => {
      if (fails) throw new Error('not today');
      done();
    },
  });
  const userId = await add('flaky', { code: '042917' });
  await expect
    .poll(() => findJobs(db, userId), soon)
    .toMatchObject([{ attempts: 1, isLocked: false, lastError: 'not today' }]);
  expect(said).toEqual([
    [
      { task: 'flaky', job: expect.any(String), attempt: 1, reason: 'not today' },
      'a job failed and will be tried again',
    ],
  ]);
  fails = false;
  await makeJobsDue(db);
  await expect.poll(() => done, soon).toHaveBeenCalledTimes(1);
  await expect.poll(() => findJobs(db, userId), soon).toEqual([]);
});

test('stopping waits for what runs and takes nothing new', async () => {
  const [begun, may] = [gate(), gate()];
  const ended = vi.fn<() => void>();
  const running = start({
    long: async () => {
      begun.resolve();
      await may.promise;
      ended();
    },
  });
  const first = await add('long');
  await begun.promise;
  const stopped = running.stop().then(() => expect(ended).toHaveBeenCalledTimes(1));
  may.resolve();
  await stopped;
  const second = await add('long');
  expect(await findJobs(db, first)).toEqual([]);
  expect(await findJobs(db, second)).toMatchObject([{ attempts: 0, isLocked: false }]);
});

test('stopping tells a job that goes on and on, and it is tried again', async () => {
  const begun = gate();
  const running = start({
    endless: (_payload, { abortSignal }) => {
      begun.resolve();
      return new Promise((_resolve, reject) =>
        abortSignal.addEventListener('abort', () => reject(new Error('told to stop'))),
      );
    },
  });
  const userId = await add('endless');
  await begun.promise;
  await running.stop();
  expect(await findJobs(db, userId)).toMatchObject([
    { attempts: 1, isLocked: false, lastError: 'told to stop' },
  ]);
});

test('a database that goes away in the middle of a job ends nothing for good', async () => {
  const [begun, may] = [gate(), gate()];
  const done = vi.fn<() => void>();
  const ended = vi.fn<() => void>();
  // graphile-worker prints why its workers ended.
  vi.spyOn(console, 'trace').mockImplementation(() => {});
  start({
    outlives_it: async () => {
      begun.resolve();
      await may.promise;
      ended();
    },
    short: done,
  });
  await add('outlives_it');
  await begun.promise;

  const name = new URL(database.connectionString).pathname.slice(1);
  const elsewhere = withDatabase(database.connectionString, 'postgres');
  await query(elsewhere, `alter database ${name} with allow_connections false`);
  await query(elsewhere, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  may.resolve();
  await expect.poll(() => ended, soon).toHaveBeenCalledTimes(1);
  await expect.poll(() => said.flat(), soon).toContain('the job queue stopped, starting it again');
  await query(elsewhere, `alter database ${name} with allow_connections true`);

  await add('short');
  await expect.poll(() => done, { ...soon, timeout: 20_000 }).toHaveBeenCalledTimes(1);
});
