import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';
import { caller, findAccountEvents, makeAccount, refused } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { signAccessToken } from './access-token.ts';
import { endOtherSessions, endSession, signOut } from './end-sessions.ts';
import { identifyToken } from './identify-token.ts';
import { MAX_SESSIONS, openBrowserSession, openProgramSession } from './open-session.ts';
import { openTokens } from '../auth/open-tokens.ts';
import { findActor, findSessions, keepSessions } from './session-queries.ts';

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

const nobody = { userAgent: null, ipAddress: null };
const sessionsOf = async (userId: string) =>
  (
    await core.db.pool.query<{ id: string; days: number; idle: number }>(
      `select id, extract(epoch from expires_at - now())::float / 86400 as days,
        extract(epoch from now() - last_seen_at)::float as idle
      from sessions where user_id = $1 order by created_at, id`,
      [userId],
    )
  ).rows;
const idsOf = async (userId: string) => (await sessionsOf(userId)).map(({ id }) => id);
const agedBy = (hours: number, sessionId: string) =>
  core.db.pool.query(
    `update sessions set last_seen_at = last_seen_at - $2 * interval '1 hour',
      expires_at = expires_at - $2 * interval '1 hour' where id = $1`,
    [sessionId, hours],
  );

describe('opening', () => {
  test('is told to its owner and stands in the trail, in the one statement', async () => {
    const { userId } = await makeAccount(core);
    const from = { userAgent: 'x'.repeat(1_000), ipAddress: '2001:db8::1' };
    const { sessionId, secret } = await openBrowserSession(core.db, userId, from);
    expect((await findActor(core.db, secret))?.actor).toEqual({ userId, role: 'rider', sessionId });
    expect(await events.allOf(userId)).toContainEqual({ event: 'sessions.changed', userId });
    const trail = await findAccountEvents(core.db, userId);
    expect(trail.filter(({ type }) => type === 'session.opened')).toEqual([
      {
        type: 'session.opened',
        ip: '2001:db8::1',
        data: { sessionId, kind: 'browser', userAgent: 'x'.repeat(300) },
      },
    ]);
  });

  test('the trail names who opened it, and tells a program from a browser', async () => {
    const { userId } = await makeActor(core.db, 'driver');
    await openProgramSession(core.db, userId, nobody);
    const { rows } = await core.db.pool.query(
      `select actor_id, actor_role, data ->> 'kind' as kind from account_events where user_id = $1 and type = 'session.opened' order by id`,
      [userId],
    );
    const by = { actor_id: userId, actor_role: 'driver' };
    expect(rows).toEqual([
      { ...by, kind: 'browser' },
      { ...by, kind: 'program' },
    ]);
  });

  test('a program needs the password', async () => {
    const { userId, email, password } = await makeAccount(core);
    await refused(openTokens(core, { email, password: 'Wrong-horse-7' }, caller()), 'INVALID_CREDENTIALS');
    const tokens = await openTokens(core, { email, password }, caller());
    expect(tokens).toMatchObject({ role: 'rider', status: 'active' });
    expect(Date.parse(tokens.expiresAt) - Date.now()).toBeGreaterThan(7_190_000);
    const known = await identifyToken(core, tokens.accessToken);
    expect(known?.actor).toMatchObject({ userId, role: 'rider' });
    // Two hours from the sign-in.
    const leftMs = (known?.tokenEndsAt ?? 0) - performance.now();
    expect(leftMs).toBeLessThanOrEqual(7_200_000);
    expect(leftMs).toBeGreaterThan(7_000_000);
    expect(await events.allOf(userId)).toContainEqual({ event: 'sessions.changed', userId });
  });

  test('who is blocked, or has another password by now, gets none', async () => {
    const blocked = await makeAccount(core, { isBlocked: true });
    await refused(openBrowserSession(core.db, blocked.userId, nobody), 'INVALID_CREDENTIALS');
    await refused(openProgramSession(core.db, blocked.userId, nobody), 'INVALID_CREDENTIALS');
    const { userId } = await makeAccount(core);
    const oldProof = { passwordHash: 'the old hash', hasShownFactor: false };
    await refused(openBrowserSession(core.db, userId, nobody, oldProof), 'INVALID_CREDENTIALS');
    await refused(openProgramSession(core.db, userId, nobody, oldProof), 'INVALID_CREDENTIALS');
    expect(await idsOf(userId)).toEqual([]);
  });

  test('beyond a hundred the one unused for longest ends, and what ran out goes too', async () => {
    const { userId, sessionId: kept } = await makeActor(core.db, 'rider');
    const idle = await openProgramSession(core.db, userId, nobody);
    await agedBy(5, idle.sessionId);
    // Keys end when their owner said, and take no place from the others.
    const keys = [
      await openProgramSession(core.db, userId, nobody),
      await openProgramSession(core.db, userId, nobody),
    ];
    for (const { sessionId } of keys) {
      await agedBy(9, sessionId);
      await core.db.pool.query(
        `insert into api_keys (session_id, name, scopes, hint) values ($1, 'reports', '{rides:read}', 'abcd')`,
        [sessionId],
      );
    }
    const isListed = async () => {
      const keyIds = new Set(keys.map(({ sessionId }) => sessionId));
      const ids = await idsOf(userId);
      expect(ids.filter((id) => keyIds.has(id))).toHaveLength(keys.length);
      return ids.filter((id) => !keyIds.has(id));
    };
    for (let i = 2; i < MAX_SESSIONS; i++) await openProgramSession(core.db, userId, nobody);
    expect(await isListed()).toHaveLength(MAX_SESSIONS);
    const one = await openProgramSession(core.db, userId, nobody);
    expect(await isListed()).toHaveLength(MAX_SESSIONS);
    expect(await idsOf(userId)).not.toContain(idle.sessionId);
    expect(await events.allOf(userId)).toContainEqual({
      event: 'user.signed_out',
      userId,
      sessionId: idle.sessionId,
    });
    await core.db.pool.query('update sessions set expires_at = now() where user_id = $1 and id <> all ($2)', [
      userId,
      [kept, one.sessionId, ...keys.map(({ sessionId: id }) => id)],
    ]);
    await openProgramSession(core.db, userId, nobody);
    expect(await isListed()).toHaveLength(3);
  });
});

describe('ending', () => {
  test('one’s own, told to its sockets and its owner, and only once', async () => {
    const actor = await makeActor(core.db, 'rider');
    const { sessionId, accessToken } = await makeProgram(core, actor);
    expect(await endSession(core, actor, { sessionId }, nobody)).toEqual({ ended: 1 });
    expect(await identifyToken(core, accessToken)).toBeUndefined();
    expect((await events.allOf(actor.userId)).slice(-2)).toEqual([
      { event: 'user.signed_out', userId: actor.userId, sessionId },
      { event: 'sessions.changed', userId: actor.userId },
    ]);
    await refused(endSession(core, actor, { sessionId }, nobody), 'NOT_FOUND');
    expect((await findAccountEvents(core.db, actor.userId)).at(-1)).toMatchObject({
      type: 'session.ended',
      data: { sessionId },
    });
  });

  test('other people’s are not found', async () => {
    const [actor, other] = [await makeActor(core.db, 'admin'), await makeActor(core.db, 'rider')];
    await refused(endSession(core, actor, { sessionId: other.sessionId }, nobody), 'NOT_FOUND');
    await refused(endSession(core, actor, { sessionId: crypto.randomUUID() }, nobody), 'NOT_FOUND');
    expect(await idsOf(other.userId)).toEqual([other.sessionId]);
  });

  test('all others, each told; nobody else’s', async () => {
    const actor = await makeActor(core.db, 'driver');
    const stranger = await makeActor(core.db, 'driver');
    const others = [await makeProgram(core, actor), await makeProgram(core, actor)];
    expect(await endOtherSessions(core, actor, nobody)).toEqual({ ended: 2 });
    expect(await idsOf(actor.userId)).toEqual([actor.sessionId]);
    expect(await idsOf(stranger.userId)).toEqual([stranger.sessionId]);
    const told = (await events.allOf(actor.userId)).slice(-3);
    expect(told).toEqual(
      expect.arrayContaining(
        others.map(({ sessionId }) => ({ event: 'user.signed_out', userId: actor.userId, sessionId })),
      ),
    );
    expect(told[2]).toEqual({ event: 'sessions.changed', userId: actor.userId });
    expect(await endOtherSessions(core, actor, nobody)).toEqual({ ended: 0 });
  });

  test('signing out twice is no mistake', async () => {
    const actor = await makeActor(core.db, 'rider');
    await signOut(core, actor, nobody);
    await signOut(core, actor, nobody);
    expect(await idsOf(actor.userId)).toEqual([]);
  });
});

describe('staying alive', () => {
  test('a session in use lives on, by whatever it is used; within the hour nothing is written', async () => {
    const actor = await makeActor(core.db, 'rider');
    const program = await makeProgram(core, actor);
    const uses = [
      [actor.sessionId, () => findActor(core.db, actor.cookie.split('=')[1] ?? '')],
      [program.sessionId, () => identifyToken(core, program.accessToken)],
      // What an open socket does.
      [actor.sessionId, () => keepSessions(core.db, [actor.sessionId, program.sessionId])],
    ] as const;
    for (const [sessionId, use] of uses) {
      const row = async () => (await sessionsOf(actor.userId)).find(({ id }) => id === sessionId);
      await agedBy(0.9, sessionId);
      const before = await row();
      expect(await use()).toBeTruthy();
      expect((await row())?.idle).toBeGreaterThanOrEqual(before?.idle ?? Infinity);
      await agedBy(24, sessionId);
      expect((await row())?.days).toBeLessThan(29.5);
      await use();
      expect((await row())?.days).toBeCloseTo(30, 2);
      expect((await row())?.idle).toBeLessThan(60);
    }
  });

  test('however it is used, it ends ninety days after the sign-in', async () => {
    const actor = await makeActor(core.db, 'rider');
    const secret = actor.cookie.split('=')[1] ?? '';
    const signedIn = (daysAgo: number) =>
      core.db.pool.query(
        `update sessions set created_at = now() - $2 * interval '1 day', last_seen_at = now() - interval '1 day'
          where id = $1`,
        [actor.sessionId, daysAgo],
      );
    const left = async () => (await sessionsOf(actor.userId))[0]?.days ?? NaN;
    await signedIn(59);
    expect(await findActor(core.db, secret)).toBeDefined();
    expect(await left()).toBeCloseTo(30, 2);
    await signedIn(80);
    const known = await findActor(core.db, secret);
    expect(await left()).toBeCloseTo(10, 2);
    expect(((known?.sessionEndsAt ?? 0) - performance.now()) / 86_400_000).toBeCloseTo(10, 2);
    await signedIn(80);
    await keepSessions(core.db, [actor.sessionId]);
    expect(await left()).toBeCloseTo(10, 2);
  });

  test('of many, those that are good are kept', async () => {
    const [good, expired, blocked] = [
      await makeActor(core.db, 'rider'),
      await makeActor(core.db, 'rider'),
      await makeActor(core.db, 'rider'),
    ];
    await core.db.pool.query('update sessions set expires_at = now() where id = $1', [expired.sessionId]);
    await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [blocked.userId]);
    const all = [good.sessionId, expired.sessionId, blocked.sessionId, crypto.randomUUID()];
    expect([...(await keepSessions(core.db, all)).keys()]).toEqual([good.sessionId]);
    for (const { cookie } of [expired, blocked])
      expect(await findActor(core.db, cookie.split('=')[1] ?? '')).toBeUndefined();
  });
});

test('an access token opens only the session it names, of the user it names', async () => {
  const actor = await makeActor(core.db, 'rider');
  const program = await makeProgram(core, actor);
  const other = await makeActor(core.db, 'admin');
  const tokenOf = async (userId: string, sessionId: string) =>
    (await signAccessToken(core.tokenKeys, { userId, sessionId })).accessToken;
  expect((await identifyToken(core, await tokenOf(actor.userId, program.sessionId)))?.actor.userId).toBe(
    actor.userId,
  );
  expect(await identifyToken(core, await tokenOf(other.userId, program.sessionId))).toBeUndefined();
  // A browser's session has no tokens.
  expect(await identifyToken(core, await tokenOf(actor.userId, actor.sessionId))).toBeUndefined();
});

test('the list has what is good, the one that asks first', async () => {
  const actor = await makeActor(core.db, 'rider');
  const from = { userAgent: 'Firefox', ipAddress: '192.0.2.7' };
  const { sessionId: browser } = await openBrowserSession(core.db, actor.userId, from);
  const program = await makeProgram(core, actor);
  const gone = await makeProgram(core, actor);
  await core.db.pool.query('update sessions set expires_at = now() where id = $1', [gone.sessionId]);
  await agedBy(2, browser);
  const list = await findSessions(core.db, actor);
  expect(list).toMatchObject([
    { id: actor.sessionId, isCurrent: true, kind: 'browser', userAgent: null, ipAddress: null },
    { id: program.sessionId, isCurrent: false, kind: 'program', userAgent: 'a program' },
    { id: browser, isCurrent: false, kind: 'browser', ...from },
  ]);
  expect(list.map(({ lastSeenAt }) => new Date(lastSeenAt).toISOString())).toEqual(
    list.map(({ lastSeenAt }) => lastSeenAt),
  );
  expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(
    ['createdAt', 'id', 'ipAddress', 'isCurrent', 'kind', 'lastSeenAt', 'userAgent'].toSorted(),
  );
});

test('the list has no one else’s, and no one else’s is kept alive', async () => {
  const [rider, other] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
  for (const { sessionId } of [rider, other]) await agedBy(48, sessionId);
  await keepSessions(core.db, [rider.sessionId]);
  expect((await findSessions(core.db, rider)).map(({ id }) => id)).toEqual([rider.sessionId]);
  expect((await sessionsOf(rider.userId))[0]?.idle).toBeLessThan(3_600);
  expect((await sessionsOf(other.userId))[0]?.idle).toBeGreaterThan(3_600);
});
