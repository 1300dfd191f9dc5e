import type { SessionView } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { connect, recordSessions, type Proof, type TestClient } from '../testing/connect.ts';
import { givePassword } from '../testing/give-password.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
const open: TestClient[] = [];
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
afterAll(() => Promise.all([first.close(), second.close()]));

function join(api: TestApi, proof: Proof): TestClient {
  const client = connect(api.url, proof);
  open.push(client);
  return client;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** The three ways to prove a session, each with a client at the second process. */
const KINDS = {
  'a browser': async (actor: TestActor) => ({
    sessionId: actor.sessionId,
    proof: { cookie: actor.cookie },
    headers: { cookie: actor.cookie },
  }),
  'a program by its header': async (actor: TestActor) => {
    const { sessionId, accessToken } = await makeProgram(first.core, actor);
    return { sessionId, proof: { bearer: accessToken }, headers: bearer(accessToken) };
  },
  'a program by its first message': async (actor: TestActor) => {
    const { sessionId, accessToken } = await makeProgram(first.core, actor);
    return { sessionId, proof: { token: () => accessToken }, headers: bearer(accessToken) };
  },
} satisfies Record<
  string,
  (actor: TestActor) => Promise<{ sessionId: string; proof: Proof; headers: Record<string, string> }>
>;

/** The ways a session ends, done at the first process. `other` is another session of the same person. */
const ENDINGS: Record<
  string,
  (
    target: { userId: string; sessionId: string; headers: Record<string, string> },
    other: string,
  ) => Promise<unknown>
> = {
  'signing out': ({ headers }) => callOverHttp(first.url, headers).auth.logout.mutate(),
  'being ended from elsewhere': ({ sessionId }, other) =>
    callOverHttp(first.url, bearer(other)).sessions.end.mutate({ sessionId }),
  'all others being ended': (_target, other) =>
    callOverHttp(first.url, bearer(other)).sessions.endOthers.mutate(),
  'a new password': ({ userId }) =>
    first.core.db.pool.query(
      `with ended as (delete from sessions where user_id = $1)
        select pg_notify('ridewire', json_build_object(
          'event', 'user.signed_out', 'userId', $1::text, 'sessionId', null)::text)`,
      [userId],
    ),
};

describe.each(Object.entries(KINDS))('%s', (_kind, makeKind) => {
  test.each(Object.entries(ENDINGS))('is out everywhere at once by %s', async (_what, end) => {
    const actor = await makeActor(first.core.db, 'rider');
    const { sessionId, proof, headers } = await makeKind(actor);
    const other = await makeProgram(first.core, actor);
    const client = join(second, proof);
    const seen = await recordSessions(client);
    expect(seen.snapshots()[0]?.sessions[0]).toMatchObject({ id: sessionId, isCurrent: true });
    const socket = client.socket();
    let closed: number | undefined;
    socket.once('close', (code: number) => (closed = code));
    expect(await callOverHttp(second.url, headers).auth.me.query()).toMatchObject({ id: actor.userId });

    await end({ userId: actor.userId, sessionId, headers }, other.accessToken);
    await expect.poll(() => closed).toBe(4401);
    expect(seen.errors[0]?.data?.code).toBe('NOT_SIGNED_IN');
    for (const { url } of [first, second])
      expect(await callOverHttp(url, headers).auth.me.query()).toBeNull();
  });

  test('is out everywhere as soon as it ran out', async () => {
    const actor = await makeActor(first.core.db, 'rider');
    const { sessionId, proof, headers } = await makeKind(actor);
    const { rows } = await first.core.db.pool.query<{ at: Date }>(
      `update sessions set expires_at = now() + interval '4 seconds' where id = $1 returning expires_at as at`,
      [sessionId],
    );
    const client = join(second, proof);
    const seen = await recordSessions(client);
    let closed: number | undefined;
    client.socket().once('close', (code: number) => (closed = code));
    await expect.poll(() => closed).toBe(4401);
    expect(Date.now() - Number(rows[0]?.at)).toBeGreaterThan(-50);
    // At once, and not with the look at all sessions, which comes once a minute; a busy machine takes seconds.
    expect(Date.now() - Number(rows[0]?.at)).toBeLessThan(20_000);
    expect(seen.errors[0]?.data?.code).toBe('NOT_SIGNED_IN');
    expect(await callOverHttp(second.url, headers).auth.me.query()).toBeNull();
  });

  test('stays when another session of the same person ends', async () => {
    const actor = await makeActor(first.core.db, 'rider');
    const { sessionId, proof } = await makeKind(actor);
    const other = await makeProgram(first.core, actor);
    const client = join(second, proof);
    const seen = await recordSessions(client);
    const socket = client.socket();
    await callOverHttp(first.url, bearer(other.accessToken)).auth.logout.mutate();
    await expect
      .poll(() =>
        seen
          .snapshots()
          .at(-1)
          ?.sessions.map(({ id }) => id),
      )
      .not.toContain(other.sessionId);
    expect(await client.trpc.auth.me.query()).toMatchObject({ id: actor.userId });
    expect(client.socket()).toBe(socket);
    expect(
      seen
        .snapshots()
        .at(-1)
        ?.sessions.map(({ id }) => id),
    ).toContain(sessionId);
  });
});

test('the list of sessions follows what begins and ends, at whichever process', async () => {
  const actor = await makeActor(first.core.db, 'rider');
  await givePassword(first.core.db, actor.userId, 'Correct-horse-7');
  const credentials = { email: `${actor.userId}@example.test`, password: 'Correct-horse-7' };
  const mine = await recordSessions(join(first, actor));
  const stranger = await makeActor(first.core.db, 'rider');
  const foreign = await recordSessions(join(first, stranger));
  const list = (): SessionView[] => mine.snapshots().at(-1)?.sessions ?? [];
  expect(list()).toMatchObject([{ id: actor.sessionId, isCurrent: true, kind: 'browser' }]);

  const agent = { 'user-agent': 'Fleet manager 2' };
  const { accessToken } = await callOverHttp(second.url, agent).sessions.open.mutate(credentials);
  await expect
    .poll(list)
    .toMatchObject([
      { isCurrent: true },
      { isCurrent: false, kind: 'program', userAgent: 'Fleet manager 2' },
    ]);
  await callOverHttp(second.url, { 'user-agent': 'Firefox' }).auth.login.mutate(credentials);
  await expect.poll(() => list().map(({ userAgent }) => userAgent)).toContain('Firefox');
  await callOverHttp(second.url, bearer(accessToken)).auth.logout.mutate();
  await expect.poll(() => list().map(({ kind }) => kind)).toEqual(['browser', 'browser']);
  expect(await callOverHttp(second.url, { cookie: actor.cookie }).sessions.endOthers.mutate()).toEqual({
    ended: 1,
  });
  await expect.poll(list).toMatchObject([{ id: actor.sessionId }]);
  const foreignIds = foreign.snapshots().flatMap(({ sessions }) => sessions.map(({ id }) => id));
  expect(new Set(foreignIds)).toEqual(new Set([stranger.sessionId]));
});
