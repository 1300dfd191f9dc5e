import type { DriverChanged } from '../../live/events.ts';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { connect, recordRider } from '../../testing/connect.ts';
import { hearClose } from '../../testing/hear-close.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { MAX_VIEWS_PER_USER } from './live-endpoint.ts';

const database = useTestDatabase();
let api: TestApi;
let db: Db;
let rider: TestActor;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  db = openDb(database.connectionString);
  rider = await makeActor(db, 'rider');
});
afterAll(async () => {
  await db.close();
  await api.close();
});

const socketUrl = () => `${api.url.replace('http', 'ws')}/trpc`;

async function openSocket(actor: TestActor): Promise<WebSocket> {
  const socket = new WebSocket(socketUrl(), { headers: { cookie: actor.cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

/** The HTTP status that refuses an upgrade; 101 when it is accepted. */
const upgrade = (headers: Record<string, string>, address = socketUrl()) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(address, { headers });
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
  });

describe('at the upgrade', () => {
  test('only a session opens a socket', async () => {
    expect(await upgrade({})).toBe(401);
    expect(await upgrade({ cookie: 'ridewire_session=guessed' })).toBe(401);
    expect(await upgrade({ cookie: rider.cookie })).toBe(101);
  });

  test('strangers who come again and again are refused later, while others are let in', async () => {
    const begunAt = performance.now();
    const tookMs = async (answer: Promise<number>) => {
      expect(await answer).toBe(401);
      return performance.now() - begunAt;
    };
    const took = Promise.all(Array.from({ length: 60 }, () => tookMs(upgrade({}))));
    expect(await upgrade({ cookie: rider.cookie })).toBe(101);
    const held = (await took).filter((ms) => ms > 990);
    expect(held.length).toBeGreaterThan(30);
    // Not all at one moment.
    expect(Math.max(...held) - Math.min(...held)).toBeGreaterThan(300);
  });

  test('another site’s page opens none, our own does', async () => {
    expect(await upgrade({ cookie: rider.cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade({ cookie: rider.cookie, origin: api.url })).toBe(101);
  });

  test.each(['/login', '/export/rides.csv', '/api/rides/current', '/nowhere'])(
    'at %s there is none, for nobody',
    async (path) => {
      const address = api.url.replace('http', 'ws') + path;
      expect(await upgrade({ cookie: rider.cookie, origin: 'https://evil.example' }, address)).toBe(404);
    },
  );

  test('a blocked user opens none', async () => {
    const blocked = await makeActor(db, 'rider');
    await db.pool.query(`update users set status = 'blocked' where id = $1`, [blocked.userId]);
    expect(await upgrade({ cookie: blocked.cookie })).toBe(401);
  });
});

describe('a hostile frame costs only its socket', () => {
  test.each<[string, string | Buffer]>([
    ['garbage', 'not json'],
    ['binary', Buffer.from([0, 1, 2, 255])],
    ['a number', '7'],
    ['null', 'null'],
    ['an unknown method', '{"id":1,"method":"subscribe","params":{}}'],
    [
      'a batch of thousands',
      JSON.stringify(Array(5_000).fill({ id: 1, method: 'query', params: { path: 'x' } })),
    ],
    [
      'an oversized frame',
      JSON.stringify({ id: 1, method: 'query', params: { path: 'x', input: 'x'.repeat(70_000) } }),
    ],
  ])('%s', async (_what, frame) => {
    const neighbor = connect(api.url, rider);
    const seen = await recordRider(neighbor);
    const socket = await openSocket(rider);
    const closed = hearClose(socket);
    socket.send(frame, { binary: typeof frame !== 'string' });
    expect([1003, 1009]).toContain((await closed()).code);
    expect(await neighbor.trpc.places.search.query({ text: '' })).not.toHaveLength(0);
    expect(seen.errors).toEqual([]);
    await neighbor.close();
  });

  test('a flood of calls is refused in a sentence and passes', async () => {
    const socket = await openSocket(await makeActor(db, 'rider'));
    const refusals: string[] = [];
    let answered = 0;
    socket.on('message', (data: Buffer) => {
      answered += 1;
      const answer = JSON.parse(data.toString()) as {
        error?: { data: { code: string; httpStatus: number } };
      };
      if (answer.error) refusals.push(`${answer.error.data.httpStatus} ${answer.error.data.code}`);
    });
    const beganAt = performance.now();
    for (let id = 1; id <= 1_000; id++) {
      socket.send(
        JSON.stringify({ id, method: 'query', params: { path: 'places.search', input: { text: '' } } }),
      );
    }
    await expect.poll(() => answered).toBe(1_000);
    // 400 at once, and 200 more for each second that it took.
    const allowed = 400 + 0.2 * (performance.now() - beganAt);
    expect(refusals.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(1_000 - allowed)));
    expect(new Set(refusals)).toEqual(new Set(['429 TOO_MANY']));
    socket.terminate();
  });

  const whoAmI = (id: number) => JSON.stringify({ id, method: 'query', params: { path: 'auth.me' } });

  test('one person’s sockets and requests share what that person may ask', async () => {
    const flooder = await makeActor(db, 'rider');
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openSocket(flooder)));
    let answers = 0;
    let refusals = 0;
    for (const socket of sockets)
      socket.on('message', (data: Buffer) => {
        answers += 1;
        if (data.includes('"TOO_MANY"')) refusals += 1;
      });
    for (let id = 1; id <= 200; id++) for (const socket of sockets) socket.send(whoAmI(id));
    const response = await fetch(`${api.url}/api/auth/me`, { headers: { cookie: flooder.cookie } });
    await expect.poll(() => answers).toBe(1_000);
    expect(refusals).toBeGreaterThan(300);
    expect([200, 429]).toContain(response.status);
    for (const socket of sockets) socket.terminate();
  });

  test.each(['calls', 'PINGs', 'pings of the protocol'])(
    'who goes on with %s after a thousand refusals loses their sockets, and nobody else does',
    async (what) => {
      const [flooder, other] = [await makeActor(db, 'rider'), connect(api.url, rider)];
      const seen = await recordRider(other);
      const sockets = [await openSocket(flooder), await openSocket(flooder)];
      const closed = sockets.map(hearClose);
      const send = (socket: WebSocket, id: number) => {
        if (what === 'calls') socket.send(whoAmI(id));
        else if (what === 'PINGs') socket.send('PING');
        else socket.ping();
      };
      for (let id = 1; id <= 3_000; id++) for (const socket of sockets) send(socket, id);
      // A client that sends fast may lose the connection before it reads why.
      for (const { code } of await Promise.all(closed.map((heard) => heard())))
        expect(what === 'calls' ? [4429] : [4429, 1006]).toContain(code);
      await other.trpc.places.search.query({ text: '' });
      expect(seen.errors).toEqual([]);
      await other.close();
    },
  );

  test('as many calls as a client sends at once are answered, each by its id', async () => {
    const busy = await makeActor(db, 'rider');
    const socket = await openSocket(busy);
    const answers = new Map<number, boolean>();
    socket.on('message', (data: Buffer) => {
      const { id, error } = JSON.parse(data.toString()) as { id: number; error?: unknown };
      answers.set(id, error === undefined);
    });
    const ids = Array.from({ length: 600 }, (_, id) => id);
    socket.send(JSON.stringify(ids.map((id) => ({ id, method: 'query', params: { path: 'auth.me' } }))));
    await expect.poll(() => answers.size).toBe(600);
    expect(answers.get(0)).toBe(true);
    // Calls above a person's limit are refused, and the socket stays. On a slow machine the last may be allowed again.
    expect([...answers.values()]).toContain(false);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });

  test('one person’s views have a limit over all sockets', async () => {
    const viewer = await makeActor(db, 'rider');
    const before = api.core.hub.listenerCount;
    const sockets = await Promise.all(Array.from({ length: 11 }, () => openSocket(viewer)));
    const refused: string[] = [];
    for (const socket of sockets) {
      socket.on('message', (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as { error?: { message: string } };
        if (answer.error) refused.push(answer.error.message);
      });
      for (let id = 1; id <= 32; id++)
        socket.send(JSON.stringify({ id, method: 'subscription', params: { path: 'rides.current' } }));
    }
    await expect.poll(() => refused.length).toBe(32);
    expect(new Set(refused)).toEqual(new Set(['This account has too many open live views. Close some.']));
    expect(api.core.hub.listenerCount - before).toBe(MAX_VIEWS_PER_USER);
    for (const socket of sockets) socket.terminate();
    await expect.poll(() => api.core.hub.listenerCount).toBe(before);
    const again = connect(api.url, viewer);
    expect((await recordRider(again)).errors).toEqual([]);
    await again.close();
  });

  test('subscriptions have a limit, and an id in use is refused', async () => {
    const socket = await openSocket(rider);
    const errors: number[] = [];
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as { id: number; error?: unknown };
      if (answer.error) errors.push(answer.id);
    });
    const subscribe = (id: number) =>
      socket.send(JSON.stringify({ id, method: 'subscription', params: { path: 'rides.current' } }));
    subscribe(1);
    subscribe(1);
    await expect.poll(() => errors).toEqual([1]);
    for (let id = 2; id <= 40; id++) subscribe(id);
    await expect.poll(() => errors.length).toBe(9);
    socket.terminate();
    await expect.poll(() => api.core.hub.listenerCount).toBe(0);
  });
});

test('a client that does not read is cut, the others go on', async () => {
  const slow = await makeActor(db, 'admin');
  const socket = await openSocket(slow);
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'rides.board' } }));
  await expect.poll(() => api.core.hub.has('board')).toBe(true);
  socket.pause();
  const reader = connect(api.url, rider);
  const seen = await recordRider(reader);
  const ride = await reader.trpc.rides.request.mutate(request());
  const image = {
    ...(await import('../../rides/reads/ride-queries.ts').then((q) => q.findRideImage(api.core.db, ride.id))),
  };
  let rounds = 0;
  await expect
    .poll(
      () => {
        for (let i = 0; i < 2_000; i++)
          api.core.hub.publish('board', { event: 'ride.offered', ride: image as never });
        rounds += 1;
        return api.core.hub.has('board');
      },
      { timeout: 30_000 },
    )
    .toBe(false);
  expect(rounds).toBeGreaterThan(0);
  await reader.trpc.rides.cancel.mutate({ rideId: ride.id });
  await expect.poll(() => seen.changes().length).toBe(2);
  await reader.close();
});

test('a large snapshot on a slow line is not cut by the changes that follow it', async () => {
  const admin = await makeActor(db, 'admin');
  const big = await makeActor(db, 'rider');
  // Some 3 MB of rides that ended just now.
  await db.pool.query(
    `insert into rides (id, command_id, rider_id, status, canceled_by, type, pickup_address, pickup_lat, pickup_lng,
        destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
        commission_cents, payout_cents, canceled_at)
      select gen_random_uuid(), gen_random_uuid(), $1, 'canceled', 'rider', 'standard', repeat('x', 200), 23.8, 90.4,
        repeat('y', 200), 23.9, 90.4, 1, 1, 100, 20, 80, now() from generate_series(1, 9000)`,
    [big.userId],
  );
  const socket = await openSocket(admin);
  let frames = 0;
  socket.on('message', () => (frames += 1));
  socket.pause();
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'rides.board' } }));
  await expect.poll(() => api.core.hub.has('board')).toBe(true);
  const change = {
    event: 'driver.changed',
    driver: {
      id: '',
      name: '',
      version: 1,
      available: true,
      approved: true,
      suspended: false,
      suspendReason: null,
      presence: { silentSince: null, pausedSince: null, cooling: null, putOffline: null },
      autoAccept: false,
      homeward: null,
      vehicle: { kind: 'car', classRank: 1, seats: 4 },
      declinedTypes: [],
    },
  } as const satisfies DriverChanged;
  // The snapshot is on its way once changes are no longer held back for it.
  await expect
    .poll(() => [...api.fastify.websocketServer.clients].some((each) => each.bufferedAmount > 2_000_000))
    .toBe(true);
  for (let i = 0; i < 10; i++) api.core.hub.publish('board', change);
  expect(api.core.hub.has('board')).toBe(true);
  socket.resume();
  await expect.poll(() => frames).toBe(12);
  socket.terminate();
  await db.pool.query('delete from rides where rider_id = $1', [big.userId]);
});

test('who was signed out does nothing more, even without closing the socket', async () => {
  const driver = await makeActor(db, 'driver');
  const socket = await openSocket(driver);
  const report = (id: number) =>
    socket.send(
      JSON.stringify({
        id,
        method: 'mutation',
        params: {
          path: 'drivers.reportPosition',
          input: { positions: [{ lat: 20 + id, lng: 90, at: Date.now() }] },
        },
      }),
    );
  const place = () => api.core.positions.get(driver.userId)?.lat;
  report(1);
  await expect.poll(place).toBe(21);
  socket.close = () => {};
  await fetch(`${api.url}/trpc/auth.logout`, {
    method: 'POST',
    headers: { cookie: driver.cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  const { clients } = api.fastify.websocketServer;
  await expect
    .poll(() => [...clients].filter((each) => each.readyState === WebSocket.CLOSING))
    .toHaveLength(1);
  report(1.0001);
  socket.terminate();
  await expect.poll(() => [...clients].filter((each) => each.readyState === WebSocket.CLOSING)).toEqual([]);
  expect(place()).toBe(21);
});

describe('bad input gets a sentence and changes nothing', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['latitude out of range', { pickup: { ...GULSHAN, lat: 91 } }, 'Latitude must be between -90 and 90.'],
    [
      'longitude out of range',
      { pickup: { ...GULSHAN, lng: -181 } },
      'Longitude must be between -180 and 180.',
    ],
    ['coordinates as text', { pickup: { ...GULSHAN, lat: '23.7' } }, 'Latitude must be a number.'],
    ['coordinates that are no number', { pickup: { ...GULSHAN, lat: null } }, 'Latitude must be a number.'],
    ['an empty address', { pickup: { ...GULSHAN, address: '   ' } }, 'Address is required.'],
    [
      'a NUL in the address',
      { pickup: { ...GULSHAN, address: 'a\u0000b' } },
      'Address contains characters that aren’t allowed.',
    ],
    [
      'half a character in the address',
      { pickup: { ...GULSHAN, address: 'a\ud83d' } },
      'Address contains characters that aren’t allowed.',
    ],
    [
      'an endless address',
      { pickup: { ...GULSHAN, address: 'x'.repeat(201) } },
      'Address must be at most 200 characters.',
    ],
    ['an unknown type', { type: 'helicopter' }, 'We don’t offer this ride type. Please choose another.'],
    ['no pickup', { pickup: undefined }, 'The field “pickup” is missing or isn’t valid.'],
    ['a command id that is none', { commandId: '7' }, 'The command ID must be a UUID.'],
  ];
  test.each(cases)('%s', async (_what, change, sentence) => {
    const client = connect(api.url, rider);
    await expect(
      client.trpc.rides.request.mutate({ ...request(), ...change } as never),
    ).rejects.toMatchObject({
      message: sentence,
      data: { code: 'BAD_INPUT', httpStatus: 400 },
    });
    await client.close();
  });

  test('ids, steps and paths that do not exist', async () => {
    const driver = connect(api.url, await makeActor(db, 'driver'));
    await expect(driver.trpc.rides.accept.mutate({ rideId: 'x' })).rejects.toMatchObject({
      message: 'That isn’t a ride ID.',
    });
    await expect(
      driver.trpc.rides.advance.mutate({ rideId: crypto.randomUUID(), to: 'accepted' as never }),
    ).rejects.toMatchObject({ data: { code: 'BAD_INPUT' } });
    await expect(
      (driver.trpc as never as { no: { such: { query(): Promise<unknown> } } }).no.such.query(),
    ).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    await expect(driver.trpc.drivers.reportPosition.mutate({ positions: [] })).rejects.toMatchObject({
      message: 'Report at least one position.',
    });
    await driver.close();
  });
});

describe('over HTTP', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test('malformed, huge and foreign requests are refused', async () => {
    expect((await post('auth.login', '{')).status).toBe(400);
    expect((await post('auth.login', `"${'x'.repeat(70_000)}"`)).status).toBe(413);
    expect((await post('auth.login', '{}', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${api.url}/api/nothing`)).status).toBe(404);
  });

  test('login answers the same for unknown addresses and wrong passwords', async () => {
    const answers = await Promise.all(
      ['nobody@example.test', `${rider.userId}@example.test`].map(async (email) => {
        const response = await post('auth.login', JSON.stringify({ email, password: 'wrong password' }));
        return { status: response.status, body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 401 });
    expect(answers[0]?.body).toContain('Invalid email or password');
  });

  test('who is not signed in is told so, and asking who one is is no mistake', async () => {
    const quote = await fetch(`${api.url}/trpc/rides.quote?input=${encodeURIComponent('{}')}`);
    expect(quote.status).toBe(401);
    const me = await fetch(`${api.url}/trpc/auth.me`);
    expect(await me.json()).toEqual({ result: { data: null } });
  });
});
