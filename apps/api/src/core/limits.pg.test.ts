import { openDb } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimits, type Limits } from './limits.ts';

const database = useTestDatabase();
let db: ReturnType<typeof openDb>;
let other: ReturnType<typeof openDb>;
let limits: Limits;
beforeAll(() => {
  [db, other] = [openDb(database.connectionString), openDb(database.connectionString)];
  limits = createLimits(db);
});
afterAll(() => Promise.all([db.pool.end(), other.pool.end()]));

// Three a day.
const RULE = 'pinByRide';
const DAY = 86_400;
const spendAll = async (key: string) => {
  for (let i = 0; i < 3; i++) await limits.spend(RULE, key);
};
const waitOf = (key: string) =>
  limits.spend(RULE, key).then(
    () => 0,
    (refused: { retryAfterSeconds: number }) => refused.retryAfterSeconds,
  );

test('so many times and no more, for this key and rule alone, and it says when to try again', async () => {
  await spendAll('a');
  await expect(limits.spend(RULE, 'a')).rejects.toMatchObject({ code: 'TOO_MANY' });
  expect(await limits.trySpend(RULE, 'a')).toBe(false);
  expect(await waitOf('a')).toBeGreaterThan(DAY - 100);
  expect(await waitOf('a')).toBeLessThanOrEqual(DAY);
  expect(await limits.trySpend(RULE, 'b')).toBe(true);
  expect(await limits.trySpend('placeByAccount', 'a')).toBe(true);
});

test('all processes count together', async () => {
  await spendAll('shared');
  expect(await createLimits(other).trySpend(RULE, 'shared')).toBe(false);
});

test('what is given back may be done again, however often it was refused before', async () => {
  await spendAll('given');
  for (let i = 0; i < 5; i++) expect(await limits.trySpend(RULE, 'given')).toBe(false);
  await limits.giveBack(RULE, 'given');
  expect(await limits.trySpend(RULE, 'given')).toBe(true);
  expect(await limits.trySpend(RULE, 'given')).toBe(false);
  await limits.forget(RULE, 'given');
  await spendAll('given');
  expect(await limits.trySpend(RULE, 'given')).toBe(false);
});

test('the count ends with its time, and the wait is told in seconds', async () => {
  await spendAll('timed');
  const endIn = (ms: number) =>
    db.pool.query(`update rate_limits set expire = $1 where key like $2 and points >= 3`, [
      Date.now() + ms,
      `${RULE}:%`,
    ]);
  await endIn(600_500);
  expect(await waitOf('timed')).toBeGreaterThan(590);
  expect(await waitOf('timed')).toBeLessThanOrEqual(601);
  await endIn(-1);
  expect(await limits.trySpend(RULE, 'timed')).toBe(true);
});

test('the counters don’t know whom they count', async () => {
  await limits.spend('loginByAccount', 'nadia@example.test');
  const { rows } = await db.pool.query<{ key: string }>(`select key from rate_limits`);
  expect(rows.filter(({ key }) => key.startsWith('loginByAccount:'))).toHaveLength(1);
  for (const { key } of rows) expect(key).not.toContain('nadia');
});

test('without the database nothing is let through, and it is no refusal', async () => {
  const gone = openDb(database.connectionString);
  await gone.pool.end();
  const failed = createLimits(gone).spend(RULE, 'c');
  await expect(failed).rejects.toThrow(/pool/i);
  await expect(failed).rejects.not.toHaveProperty('code', 'TOO_MANY');
});
