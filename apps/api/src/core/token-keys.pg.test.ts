import { randomUUID } from 'node:crypto';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readQuote, signQuote } from '../rides/prices/quote-token.ts';
import { readAccessToken, signAccessToken } from '../sessions/access-token.ts';
import { readRefreshToken, writeRefreshToken } from '../sessions/refresh-token.ts';
import { loadTokenKeys, renewTokenKeys, type TokenKeys } from './token-keys.ts';

const DAY_MS = 86_400_000;
const LIFETIMES = { keyDays: 90, validDays: 30 };
const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());
beforeEach(() => db.pool.query('delete from server_keys'));

const load = () => loadTokenKeys(db, LIFETIMES);
const renew = (tokenKeys: TokenKeys, afterMs = 0) =>
  renewTokenKeys({ db, tokenKeys }, LIFETIMES, Date.now() + afterMs);
/** Time passes for the keys: as if each had been made so much earlier. */
const letPass = (days: number) =>
  db.pool.query(
    `update server_keys set name = 'tokens ' || to_char(substring(name from 8)::timestamptz at time zone 'UTC'
      - $1 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') where name like 'tokens %'`,
    [days],
  );
const idsOf = ({ all }: TokenKeys) => all.map(({ id }) => id);
const whom = { userId: randomUUID(), sessionId: randomUUID() };
const trip = { pickup: { lat: 23.79, lng: 90.41 }, destination: { lat: 23.84, lng: 90.39 } };
const figures = { distanceMeters: 7_012, durationSeconds: 1_260, surgeTenths: 14 };

const sign = async (keys: TokenKeys) => ({
  access: (await signAccessToken(keys, whom)).accessToken,
  refresh: writeRefreshToken(keys, { ...whom, generation: 1 }),
  quote: signQuote(keys, trip, { ...figures, edition: 0 }),
});
const isRead = async (keys: TokenKeys, { access, refresh, quote }: Awaited<ReturnType<typeof sign>>) => [
  (await readAccessToken(keys, access)) !== undefined,
  readRefreshToken(keys, refresh) !== undefined,
  isQuoteRead(keys, quote),
];
function isQuoteRead(keys: TokenKeys, quote: string): boolean {
  try {
    return readQuote(keys, trip, quote) !== undefined;
  } catch {
    return false;
  }
}
const READ = [true, true, true];
const NOT_READ = [false, false, false];

test('all processes have the same first key, which signs for good unless another is wanted', async () => {
  const [one, other] = await Promise.all([load(), load()]);
  expect(await isRead(other, await sign(one))).toEqual(READ);
  await renewTokenKeys({ db, tokenKeys: one }, { ...LIFETIMES, keyDays: 0 });
  expect(idsOf(one)).toEqual(['0']);
});

test('of processes that renew at once one makes the next key, and it signs once all know it', async () => {
  const [one, other, third] = [await load(), await load(), await load()];
  const before = await sign(one);
  await Promise.all([renew(one), renew(other)]);
  await renew(one);
  expect(idsOf(one)).toHaveLength(2);
  expect(one.signing.id).toBe('0');

  await letPass(1);
  for (const each of [one, other, third]) await renew(each);
  expect(idsOf(third)).toEqual(idsOf(one));
  expect(one.signing.id).toBe(idsOf(one)[0]);
  const after = await sign(one);
  expect(JSON.parse(atob(after.access.split('.')[0] ?? ''))).toMatchObject({ kid: one.signing.id });
  for (const each of [one, other, third])
    for (const signed of [before, after]) expect(await isRead(each, signed)).toEqual(READ);
});

test('a key ends when nothing that it signed can be valid any more', async () => {
  const keys = await load();
  const old = await sign(keys);
  await renew(keys);
  await letPass(29);
  await renew(keys);
  expect(await isRead(keys, old)).toEqual(READ);
  await letPass(2);
  await renew(keys);
  expect(await isRead(keys, old)).toEqual(NOT_READ);
  expect(await isRead(keys, await sign(keys))).toEqual(READ);

  await letPass(70);
  await renew(keys);
  expect(idsOf(keys)).toHaveLength(2);
});

test('what another server signed, or names a key that never was, is not read', async () => {
  const keys = await load();
  const signed = await sign(keys);
  await db.pool.query('delete from server_keys');
  const others = await load();
  expect(await isRead(others, signed)).toEqual(NOT_READ);
  await renew(others, 100 * DAY_MS);
  const unknown = await sign(others);
  expect(await isRead(keys, unknown)).toEqual(NOT_READ);
});
