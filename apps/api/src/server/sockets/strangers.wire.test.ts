import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { AppRouter } from '../router/router.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../../sessions/access-token.ts';
import { makeActor } from '../../testing/actors.ts';
import { connect, recordRider } from '../../testing/connect.ts';
import { hearClose } from '../../testing/hear-close.ts';
import { makeTestKey } from '../../testing/make-test-key.ts';
import { makeProgram } from '../../testing/programs.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tryUpgrade } from '../../testing/try-upgrade.ts';
import { MAX_SOCKETS_PER_USER } from './live-route.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

const ANNOUNCED = '/trpc?connectionParams=1';
const tooMany = { status: 429, body: { success: false, code: 'TOO_MANY' } };

/** A socket that announced its token, and the messages it gets. */
async function openStranger(headers: Record<string, string> = {}) {
  const { socket } = await tryUpgrade(api.url, headers, ANNOUNCED);
  if (!socket) throw new Error('the upgrade was refused');
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const closed = hearClose(socket);
  return { socket, heard, closed };
}

const sayToken = (token: unknown) => JSON.stringify({ method: 'connectionParams', data: { token } });
const askMe = (id: number) => JSON.stringify({ id, method: 'query', params: { path: 'auth.me' } });

describe('a socket that says whose it is', () => {
  test('may send its calls right behind, all in one go, and gets each answer in turn', async () => {
    const actor = await makeActor(api.core.db, 'rider');
    const { accessToken } = await makeProgram(api.core, actor);
    const { socket, heard } = await openStranger();
    // One write of the network, so that all of it is there before the token is looked up.
    (socket as unknown as { _socket: { cork(): void } })._socket.cork();
    socket.send(sayToken(accessToken));
    for (let id = 1; id <= 30; id++) socket.send(askMe(id));
    (socket as unknown as { _socket: { uncork(): void } })._socket.uncork();
    await expect.poll(() => heard.length).toBe(30);
    for (const text of heard)
      expect(JSON.parse(text)).toMatchObject({ result: { data: { id: actor.userId } } });
    socket.terminate();
  });

  test('closes when its token ends, and its client goes on with the next one', async () => {
    const actor = await makeActor(api.core.db, 'rider');
    const { sessionId } = await makeProgram(api.core, actor);
    const whom = { userId: actor.userId, sessionId };
    const endsIn = async (seconds: number) =>
      (
        await signAccessToken(
          api.core.tokenKeys,
          whom,
          new Date(Date.now() + (seconds - ACCESS_TOKEN_SECONDS) * 1_000),
        )
      ).accessToken;
    const tokens = [await endsIn(3), await endsIn(ACCESS_TOKEN_SECONDS)];
    let used = 0;
    const client = connect(api.url, { token: () => tokens[used++] ?? '' });
    const seen = await recordRider(client);
    expect((await hearClose(client.socket())()).code).toBe(1012);
    await expect.poll(() => seen.snapshots().length).toBe(2);
    expect(seen.errors).toEqual([]);
    expect(used).toBe(2);
    await client.close();
  });
});

test('a socket with a version of the API that isn’t there closes with a code of its own', async () => {
  const { secret } = await makeTestKey(api.core, await makeActor(api.core.db, 'rider'), ['rides:read']);
  const { socket, heard, closed } = await openStranger();
  const data = { token: secret, version: '2099-01-01' };
  socket.send(JSON.stringify({ method: 'connectionParams', data }));
  socket.send(askMe(1));
  expect(await closed()).toEqual({ code: 4400, reason: 'no such API version' });
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({ id: 1, error: { data: { code: 'VERSION_UNKNOWN' } } });
});

describe('a socket that does not', () => {
  test('is told so in answer to its calls, and closed a little later', async () => {
    const actor = await makeActor(api.core.db, 'admin');
    const { accessToken, refreshToken } = await makeProgram(api.core, actor);
    const firsts = [
      sayToken(`${accessToken.slice(0, -3)}AAA`),
      sayToken(refreshToken),
      sayToken(''),
      sayToken(7),
      JSON.stringify({ method: 'connectionParams', data: null }),
      JSON.stringify({ method: 'connectionParams' }),
      'null',
      'not json',
      'PING',
    ];
    const outcomes = await Promise.all(
      firsts.map(async (first) => {
        // The valid cookie next to it doesn't count.
        const { socket, heard, closed } = await openStranger({ cookie: actor.cookie });
        socket.send(first);
        socket.send(askMe(1));
        socket.send(JSON.stringify({ id: 2, method: 'subscription', params: { path: 'rides.board' } }));
        return { first, code: (await closed()).code, heard: heard.map((text) => JSON.parse(text) as object) };
      }),
    );
    const error = { message: 'Please sign in.', data: { code: 'NOT_SIGNED_IN', httpStatus: 401 } };
    const answers = [
      { id: 1, error },
      { id: 2, error },
    ];
    expect(outcomes).toMatchObject(firsts.map((first) => ({ first, code: 4401, heard: answers })));
  });

  test('also where a call stands in the token’s place', async () => {
    const { socket, heard, closed } = await openStranger();
    socket.send(askMe(1));
    expect((await closed()).code).toBe(4401);
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ id: 1, error: { data: { code: 'NOT_SIGNED_IN' } } });
  });

  test('gets no more than a few answers, however much it asks', async () => {
    const { socket, heard, closed } = await openStranger();
    socket.send('{}');
    for (let id = 1; id <= 2_000; id++) socket.send(askMe(id));
    expect((await closed()).code).toBe(4401);
    expect(heard.length).toBeLessThanOrEqual(32);
  });

  test('an oversized token costs only its socket', async () => {
    const { socket, closed } = await openStranger();
    socket.send(sayToken('x'.repeat(70_000)));
    expect((await closed()).code).toBe(1009);
  });

  test('is closed when it says nothing at all', async () => {
    const started = Date.now();
    const { heard, closed } = await openStranger();
    expect((await closed()).code).toBe(4401);
    expect(Date.now() - started).toBeGreaterThan(4_900);
    expect(heard).toEqual([]);
  });

  test('comes again rarely, though its client would at once', async () => {
    const openedAt: number[] = [];
    class Counted extends WebSocket {
      constructor(address: string) {
        super(address);
        openedAt.push(performance.now());
      }
    }
    // The unmodified client, with its own delays.
    const client = createWSClient({
      url: `${api.url.replace('http', 'ws')}/trpc`,
      WebSocket: Counted as never,
      connectionParams: { token: 'no good' },
    });
    const trpc = createTRPCClient<AppRouter>({ links: [wsLink({ client })] });
    await expect(trpc.auth.me.query()).rejects.toMatchObject({ data: { code: 'NOT_SIGNED_IN' } });
    await expect.poll(() => openedAt.length).toBe(4);
    expect((openedAt[3] ?? 0) - (openedAt[0] ?? 0)).toBeGreaterThan(2_900);
    await client.close();
  });
});

describe('how many', () => {
  test('strangers of one address at once, while who is known still comes in', async () => {
    const actor = await makeActor(api.core.db, 'rider');
    const strangers = await Promise.all(Array.from({ length: 100 }, () => openStranger()));
    expect(await tryUpgrade(api.url, {}, ANNOUNCED)).toMatchObject(tooMany);
    const known = await tryUpgrade(api.url, { cookie: actor.cookie });
    expect(known.status).toBe(101);
    known.socket?.terminate();

    // A socket that authenticates makes room, and so does one that closes.
    const { accessToken } = await makeProgram(api.core, actor);
    strangers[0]?.socket.send(sayToken(accessToken));
    strangers[0]?.socket.send(askMe(1));
    await expect.poll(() => strangers[0]?.heard.length).toBe(1);
    strangers[1]?.socket.terminate();
    await strangers[1]?.closed();
    const room: WebSocket[] = [];
    await expect
      .poll(async () => {
        const { socket } = await tryUpgrade(api.url, {}, ANNOUNCED);
        if (socket) room.push(socket);
        return room.length;
      })
      .toBe(2);
    expect(await tryUpgrade(api.url, {}, ANNOUNCED)).toMatchObject(tooMany);
    for (const socket of [...room, ...strangers.map((stranger) => stranger.socket)]) socket.terminate();
  });

  test('sockets of one person: the next is refused, others are not concerned', async () => {
    const actor = await makeActor(api.core.db, 'rider');
    const { accessToken } = await makeProgram(api.core, actor);
    const cookie = { cookie: actor.cookie };
    const sockets = await Promise.all(
      // All at once, by cookie and token: none slips in between.
      Array.from({ length: MAX_SOCKETS_PER_USER + 20 }, (_, i) =>
        tryUpgrade(api.url, i % 2 ? cookie : { authorization: `Bearer ${accessToken}` }),
      ),
    );
    expect(sockets.filter(({ status }) => status === 101)).toHaveLength(MAX_SOCKETS_PER_USER);
    expect(sockets.filter(({ status }) => status === 429)).toHaveLength(20);
    const askedAt = performance.now();
    expect(await tryUpgrade(api.url, cookie)).toMatchObject({
      status: 429,
      body: {
        success: false,
        code: 'TOO_MANY',
        message: 'This account has too many open connections. Close some.',
      },
    });
    // A client that comes again at once is kept waiting.
    expect(performance.now() - askedAt).toBeGreaterThan(900);
    const { socket, heard, closed } = await openStranger();
    socket.send(sayToken(accessToken));
    socket.send(askMe(1));
    expect((await closed()).code).toBe(1013);
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ id: 1, error: { data: { code: 'TOO_MANY' } } });

    const other = await tryUpgrade(api.url, { cookie: (await makeActor(api.core.db, 'rider')).cookie });
    expect(other.status).toBe(101);
    sockets.find(({ status }) => status === 101)?.socket?.terminate();
    let again: WebSocket | undefined;
    await expect
      .poll(async () => (again = (await tryUpgrade(api.url, cookie)).socket) !== undefined)
      .toBe(true);
    for (const each of [again, other.socket, ...sockets.map(({ socket: one }) => one)]) each?.terminate();
  });

  test('a plain request to the socket’s address is told what it is', async () => {
    for (const path of ['/trpc', ANNOUNCED]) {
      const response = await fetch(`${api.url}${path}`);
      expect(response.status).toBe(426);
      expect(await response.json()).toMatchObject({
        message: 'This address takes only WebSocket connections.',
      });
    }
  });
});
