import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';
import { caller, findAccountEvents, refused } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { judgeRefresh } from '../testing/judge-refresh.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { identifyToken } from './identify-token.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { refreshTokens } from './refresh-tokens.ts';

/** Longer than is kept of it. */
const USER_AGENT = 'a test '.repeat(100);

const database = useTestDatabase();
let core: RunningServices;
let events: Awaited<ReturnType<typeof hearEvents>>;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  events = await hearEvents(database.connectionString);
});
afterAll(async () => {
  await events.stop();
  await core.stop();
});

/** A program whose tokens were renewed until its session counts `generation`, the last time this many seconds ago. */
async function programAt(generation: number, renewedAgo = 0, openedAgo = renewedAgo) {
  const { userId } = await makeActor(core.db, 'rider');
  const { sessionId, accessToken } = await makeProgram(core, { userId });
  await core.db.pool.query(
    `update sessions set refresh_generation = $2, renewed_at = now() - $3 * interval '1 second',
      created_at = now() - $4 * interval '1 second' where id = $1`,
    [sessionId, generation, renewedAgo, openedAgo],
  );
  const refresh = (of: number) =>
    refreshTokens(
      core,
      { refreshToken: writeRefreshToken(core.tokenKeys, { sessionId, generation: of }) },
      { ...caller(), userAgent: USER_AGENT },
    );
  return { userId, sessionId, accessToken, refresh };
}

async function findRow(sessionId: string) {
  const result = await core.db.pool.query<{ generation: number; days: number }>(
    `select refresh_generation as generation, extract(epoch from expires_at - now())::float / 86400 as days
      from sessions where id = $1`,
    [sessionId],
  );
  return result.rows[0];
}

const signedOut = async (userId: string) =>
  (await events.allOf(userId)).filter((event) => event.event === 'user.signed_out');

describe.each([1, 20])('%i at once', (times) => {
  test.each([
    ['the newest', 5, 6],
    ['the one before, whose answer was lost', 4, 5],
  ])('%s brings one and the same successor', async (_what, presented, successor) => {
    const { userId, sessionId, refresh } = await programAt(5);
    const all = await Promise.all(Array.from({ length: times }, () => refresh(presented)));
    const tokens = new Set(all.map(({ refreshToken }) => refreshToken));
    expect(tokens.size).toBe(1);
    const [next = ''] = tokens;
    expect(readRefreshToken(core.tokenKeys, next)).toEqual({ sessionId, generation: successor });
    expect((await findRow(sessionId))?.generation).toBe(Math.max(5, successor));
    for (const { accessToken } of all)
      expect((await identifyToken(core, accessToken))?.actor).toEqual({ userId, sessionId, role: 'rider' });
    expect(await signedOut(userId)).toEqual([]);
  });

  test.each([
    ['the one before that', 3],
    ['a far older one', 1],
  ])('%s ends the session, once', async (_what, presented) => {
    const { userId, sessionId, accessToken, refresh } = await programAt(5);
    const other = await makeProgram(core, { userId });
    for (const result of await Promise.allSettled(Array.from({ length: times }, () => refresh(presented))))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'TOKEN_INVALID' } });
    expect(await findRow(sessionId)).toBeUndefined();
    expect(await identifyToken(core, accessToken)).toBeUndefined();
    expect(await signedOut(userId)).toEqual([{ event: 'user.signed_out', userId, sessionId }]);
    expect((await events.allOf(userId)).at(-1)).toEqual({ event: 'sessions.changed', userId });
    const trail = await findAccountEvents(core.db, userId);
    expect(trail.filter(({ type }) => type === 'session.token_reused')).toMatchObject([
      { data: { sessionId, userAgent: USER_AGENT.slice(0, 300) } },
    ]);
    // The newest token is useless too, and other sessions are not affected.
    await refused(refresh(5), 'TOKEN_INVALID');
    expect(await identifyToken(core, other.accessToken)).toBeDefined();
  });

  test('one that was never given changes nothing', async () => {
    const { sessionId, refresh } = await programAt(5);
    for (const result of await Promise.allSettled(Array.from({ length: times }, () => refresh(6))))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'TOKEN_INVALID' } });
    expect((await findRow(sessionId))?.generation).toBe(5);
  });
});

test('each token of each age brings what the rule says', async () => {
  for (const newest of [1, 2, 3, 4])
    for (const renewedAgo of [0, 50, 70, 86_400])
      for (const openedAgo of [86_400, 29 * 86_400, 31 * 86_400])
        for (const presented of [1, 2, 3, 4, 5]) {
          const { sessionId, refresh } = await programAt(newest, renewedAgo, openedAgo);
          const outcome = judgeRefresh(presented, { newest, renewedAgo, openedAgo });
          const answer = await refresh(presented).then(
            ({ refreshToken }) => readRefreshToken(core.tokenKeys, refreshToken)?.generation,
            (error: { code: string }) => error.code,
          );
          const given = outcome === 'next' || outcome === 'again' ? presented + 1 : 'TOKEN_INVALID';
          const now = outcome === 'end' ? undefined : outcome === 'next' ? newest + 1 : newest;
          const told = `${presented} of ${newest}, renewed ${renewedAgo}, opened ${openedAgo} seconds ago`;
          expect([told, answer, (await findRow(sessionId))?.generation]).toEqual([told, given, now]);
        }
});

test('a repeated renewal doesn’t make the minute longer', async () => {
  const { refresh, sessionId } = await programAt(5, 50);
  await refresh(4);
  await core.db.pool.query(
    `update sessions set renewed_at = renewed_at - interval '11 seconds' where id = $1`,
    [sessionId],
  );
  await refused(refresh(4), 'TOKEN_INVALID');
  expect(await findRow(sessionId)).toBeUndefined();
});

test('used one after the other, each brings the next, and the session lives on', async () => {
  const { userId } = await makeActor(core.db, 'driver');
  const program = await makeProgram(core, { userId });
  await core.db.pool.query(`update sessions set expires_at = now() + interval '1 minute' where id = $1`, [
    program.sessionId,
  ]);
  let { refreshToken } = program;
  for (let generation = 2; generation < 6; generation++) {
    const next = await refreshTokens(core, { refreshToken }, caller());
    expect(next).toMatchObject({ role: 'driver', status: 'active' });
    ({ refreshToken } = next);
    expect(readRefreshToken(core.tokenKeys, refreshToken)?.generation).toBe(generation);
  }
  expect((await findRow(program.sessionId))?.days).toBeCloseTo(30, 2);
});

test('however often it is renewed, the session ends ninety days after the sign-in', async () => {
  const { sessionId, refresh } = await programAt(5, 60, 80 * 86_400);
  await refresh(5);
  expect((await findRow(sessionId))?.days).toBeCloseTo(10, 2);
});

test('one that became old while it waited for the row is judged by what the row says now', async () => {
  const { userId, sessionId, refresh } = await programAt(5);
  const held = await holdRow(
    database.connectionString,
    'update sessions set refresh_generation = 7 where id = $1',
    [sessionId],
  );
  const late = refresh(5).then(
    () => 'renewed',
    (error: { code: string }) => error.code,
  );
  await held.waiting(1, '%from "sessions"%for update%');
  await held.commit();
  expect(await late).toBe('TOKEN_INVALID');
  expect(await findRow(sessionId)).toBeUndefined();
  expect(await signedOut(userId)).toHaveLength(1);
});

describe('nothing is renewed and nothing said', () => {
  test.each([
    ['of a session that ran out', `update sessions set expires_at = now() where id = $1`],
    [
      'of a blocked user',
      `update users set status = 'blocked' where id = (select user_id from sessions where id = $1)`,
    ],
    ['of a session that ended', `delete from sessions where id = $1`],
    [
      'of a browser’s session',
      `update sessions set refresh_generation = null, secret_hash = sha256($1::text::bytea) where id = $1::uuid`,
    ],
  ])('%s', async (_what, change) => {
    const { userId, sessionId, refresh } = await programAt(5);
    await core.db.pool.query(change, [sessionId]);
    for (const presented of [5, 4, 1]) await refused(refresh(presented), 'TOKEN_INVALID');
    expect(await signedOut(userId)).toEqual([]);
  });

  test.each(['', 'nonsense', '..', `${crypto.randomUUID()}.1.${'A'.repeat(43)}`, '\u0000'])(
    'for %j',
    async (refreshToken) => {
      await refused(refreshTokens(core, { refreshToken }, caller()), 'TOKEN_INVALID');
    },
  );

  test('for an access token', async () => {
    const { accessToken } = await programAt(1);
    await refused(refreshTokens(core, { refreshToken: accessToken }, caller()), 'TOKEN_INVALID');
  });
});
