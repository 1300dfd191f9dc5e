import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { openDb, type Db } from '@ridewire/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { cleanUp } from '../server/jobs/clean-up.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { carryOutOnce, KEPT_HOURS, type Answer } from './carry-out-once.ts';

const database = useTestDatabase();
let db: Db;
let userId: string;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());
beforeEach(async () => {
  ({ userId } = await makeActor(db, 'rider'));
});

const keyed = (key = 'a key', body = 'a ride') => ({ userId, key, request: ['POST', '/rides', body] });
const answering = (json: string) =>
  vi.fn((commandId: string): Promise<Answer> =>
    Promise.resolve({ status: 201, json: `${json} ${commandId}` }),
  );
const kept = async () =>
  (
    await db.pool.query<{ command_id: string; status: number | null; answer: string | null }>(
      'select command_id, status, answer from idempotency_keys where user_id = $1',
      [userId],
    )
  ).rows;
const age = (hours: number) =>
  db.pool.query(
    `update idempotency_keys set created_at = created_at - $2 * interval '1 hour' where user_id = $1`,
    [userId, hours],
  );

test('a request sent again gets the same answer, and is not carried out again', async () => {
  const run = answering('ride');
  const first = await carryOutOnce(db, keyed(), run);
  expect(await carryOutOnce(db, keyed(), run)).toEqual({ ...first, isReplayed: true });
  expect(run).toHaveBeenCalledOnce();
  expect(await kept()).toMatchObject([{ status: 201, answer: first.json }]);
});

test('of many at the same moment all get one answer, from one command', async () => {
  const runs = Array.from({ length: 8 }, (_, n) => answering(`answer ${n}`));
  const answers = await Promise.all(runs.map((run) => carryOutOnce(db, keyed(), run)));
  expect(new Set(answers.map(({ json }) => json)).size).toBe(1);
  expect(new Set(runs.flatMap((run) => run.mock.calls.flat())).size).toBe(1);
});

test('of two under way the one that ends first answers for both', async () => {
  const slow = Promise.withResolvers<Answer>();
  const ids: string[] = [];
  const first = carryOutOnce(db, keyed(), (commandId) => {
    ids.push(commandId);
    return slow.promise;
  });
  await expect.poll(() => ids).toHaveLength(1);
  const run = answering('second');
  const second = await carryOutOnce(db, keyed(), run);
  expect(run).toHaveBeenCalledWith(ids[0]);
  slow.resolve({ status: 200, json: 'first' });
  // The one that came later says that the request came before.
  expect(second).toEqual({ ...(await first), isReplayed: true });
  expect(await carryOutOnce(db, keyed(), answering('third'))).toEqual(second);
});

test.each([
  ['body', () => keyed('a key', 'another ride')],
  ['address', () => ({ ...keyed(), request: ['POST', '/other', 'a ride'] })],
  ['division of the same text', () => ({ ...keyed(), request: ['POST', '/ridesa ride'] })],
])('another %s under the same key is refused, answered already or not', async (_what, other) => {
  const run = answering('ride');
  const stopped = carryOutOnce(db, keyed(), () => Promise.reject(new Error('the process dies')));
  await expect(stopped).rejects.toThrow('the process dies');
  await refused(carryOutOnce(db, other(), run), 'COMMAND_REUSED');
  await carryOutOnce(db, keyed(), run);
  await refused(carryOutOnce(db, other(), run), 'COMMAND_REUSED');
  expect(run).toHaveBeenCalledOnce();
});

test('keys are each person’s own', async () => {
  const run = answering('ride');
  await carryOutOnce(db, keyed(), run);
  ({ userId } = await makeActor(db, 'rider'));
  await carryOutOnce(db, keyed('a key', 'another ride'), run);
  expect(run).toHaveBeenCalledTimes(2);
});

describe('what went wrong', () => {
  test('as a refusal is not kept: the key is free again', async () => {
    const no = () => Promise.reject(new AppError('RIDER_BUSY'));
    await refused(carryOutOnce(db, keyed(), no), 'RIDER_BUSY');
    expect(await kept()).toEqual([]);
    expect((await carryOutOnce(db, keyed('a key', 'another ride'), answering('ride'))).status).toBe(201);
  });

  test('as a refusal takes back no answer that the same request, under way at once, was given', async () => {
    const busy = Promise.withResolvers<Answer>();
    const second = carryOutOnce(db, keyed(), () => busy.promise);
    await expect.poll(kept).toHaveLength(1);
    const first = await carryOutOnce(db, keyed(), answering('ride'));
    busy.reject(new AppError('RIDER_BUSY'));
    await refused(second, 'RIDER_BUSY');
    expect(await kept()).toMatchObject([{ status: 201, answer: first.json }]);
    expect(await carryOutOnce(db, keyed(), answering('another'))).toEqual({ ...first, isReplayed: true });
  });

  test.each([
    new Error('Connection terminated unexpectedly'),
    new AppError('NOT_READY'),
    new AppError('INTERNAL'),
  ])('in doubt (%s) is tried again under the same command', async (error) => {
    const ids: string[] = [];
    await expect(
      carryOutOnce(db, keyed(), (commandId) => {
        ids.push(commandId);
        return Promise.reject(error);
      }),
    ).rejects.toBe(error);
    const run = answering('ride');
    await carryOutOnce(db, keyed(), run);
    expect(run).toHaveBeenCalledWith(ids[0]);
  });

  test('with the key itself is said before anything is written', async () => {
    const run = answering('ride');
    for (const key of ['', 'x'.repeat(201), 'tab\t', 'ключ', 'a\u0000'])
      await refused(carryOutOnce(db, keyed(key), run), 'BAD_INPUT');
    expect(run).not.toHaveBeenCalled();
    await carryOutOnce(db, keyed('~'.repeat(200)), run);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('after a day', () => {
  test('a key is as good as new', async () => {
    const first = await carryOutOnce(db, keyed(), answering('first'));
    await age(KEPT_HOURS - 1);
    expect(await carryOutOnce(db, keyed(), answering('second'))).toEqual({ ...first, isReplayed: true });
    await age(2);
    const other = await carryOutOnce(db, keyed('a key', 'another ride'), answering('third'));
    expect(other.json).toMatch(/^third /);
    expect(await kept()).toMatchObject([{ answer: other.json }]);
  });

  test('it is cleaned away', async () => {
    const core = await startTestCore(database.connectionString);
    try {
      await carryOutOnce(db, keyed('old'), answering('old'));
      await age(KEPT_HOURS + 1);
      await carryOutOnce(db, keyed('new'), answering('new'));
      await cleanUp(core);
      expect(await kept()).toMatchObject([{ answer: expect.stringMatching(/^new /) }]);
    } finally {
      await core.stop();
    }
  });
});
