import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createChangeRide } from '../rides/changes/change-ride.ts';
import { ACCEPT } from '../rides/changes/accept.ts';
import { makeActor } from '../testing/actors.ts';
import { connect, recordRider } from '../testing/connect.ts';
import { hearClose } from '../testing/hear-close.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { request } from '../testing/places.ts';
import { hasNats, NEEDS_NATS, startNats, type NatsServer } from '../testing/start-nats.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { NatsWire } from './nats-wire.ts';

const database = useTestDatabase();

describe.runIf(hasNats)(`processes that tell each other by NATS (${NEEDS_NATS})`, () => {
  let nats: NatsServer;
  let first: TestApi;
  let second: TestApi;
  let db: Db;
  beforeAll(async () => {
    nats = await startNats();
    const env = { NATS_URL: nats.url };
    [first, second] = await Promise.all([
      startTestApi(database.connectionString, env),
      startTestApi(database.connectionString, env),
    ]);
    db = openDb(database.connectionString);
  });
  afterAll(async () => {
    await db.close();
    await Promise.all([first.close(), second.close()]);
    await nats.kill();
  });

  /** A rider at one process with a ride that a driver at another one may take. */
  async function meet(riderApi: TestApi, driverApi: TestApi) {
    const rider = connect(riderApi.url, await makeActor(db, 'rider'));
    const driverActor = await makeActor(db, 'driver');
    const driver = connect(driverApi.url, driverActor);
    const notified = await hearEvents(database.connectionString);
    onTestFinished(async () => {
      await Promise.all([rider.close(), driver.close(), notified.stop()]);
    });
    const seen = await recordRider(rider);
    const { id: rideId } = await rider.trpc.rides.request.mutate(request());
    return {
      rideId,
      driverId: driverActor.userId,
      /** What the rider's screen shows, after all messages. */
      status: () =>
        seen.messages
          .flatMap((message) => {
            const { data } = message;
            if (message.type === 'snapshot') return 'ride' in data ? [data.ride?.status] : [];
            return 'kind' in data && data.kind === 'ride' ? [data.ride.status] : [];
          })
          .at(-1),
      snapshots: () => seen.snapshots().length,
      accept: () => driver.trpc.rides.accept.mutate({ rideId }),
      advance: (to: 'picked_up' | 'in_transit' | 'completed') =>
        driver.trpc.rides.advance.mutate({ rideId, to }),
      notified: () => notified.ofRide(rideId).map(({ event }) => event),
    };
  }

  const rowsLeft = async () => (await db.pool.query('select from event_outbox')).rowCount;
  const isConnected = () => [first, second].every(({ core }) => core.wire?.link != null);

  test('a snapshot, then changes, without a single notification', async () => {
    const ride = await meet(first, second);
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
    for (const to of ['picked_up', 'in_transit', 'completed'] as const) {
      await ride.advance(to);
      await expect.poll(ride.status).toBe(to);
    }
    expect(ride.snapshots()).toBe(1);
    await expect.poll(rowsLeft).toBe(0);
    expect(ride.notified()).toEqual([]);
  });

  test('signing out at one process ends the sockets at the others', async () => {
    const actor = await makeActor(db, 'rider');
    const client = connect(second.url, actor);
    await recordRider(client);
    const closed = hearClose(client.socket());
    await fetch(`${first.url}/trpc/auth.logout`, {
      method: 'POST',
      headers: { cookie: actor.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await closed()).code).toBe(4401);
    await client.close();
  });

  test('NATS is killed: rides go on, everyone reads again, and is told by notifications until it is back', async () => {
    const ride = await meet(first, second);
    await nats.kill();
    await expect.poll(isConnected).toBe(false);
    await expect.poll(ride.snapshots).toBe(2);
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
    expect(ride.notified()).toContain('ride.accepted');
    const answer = await fetch(`${second.url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, nats: 'away' }]);
    expect(await (await fetch(`${second.url}/metrics`)).text()).toContain('\nridewire_nats_away 1\n');

    await nats.start();
    await expect.poll(isConnected).toBe(true);
    await expect.poll(ride.snapshots).toBe(3);
    expect(await (await fetch(`${second.url}/readyz`)).json()).toEqual({ ok: true, nats: 'connected' });
    expect(await (await fetch(`${second.url}/metrics`)).text()).toContain('\nridewire_nats_away 0\n');
    // The last of what waited for notifications is cleared.
    await expect.poll(rowsLeft).toBe(0);
    await ride.advance('picked_up');
    await expect.poll(ride.status).toBe('picked_up');
    await expect.poll(rowsLeft).toBe(0);
    await ride.advance('in_transit');
    await expect.poll(ride.status).toBe('in_transit');
    await expect.poll(rowsLeft).toBe(0);
    expect(ride.notified()).not.toContain('ride.in_transit');
  });

  test('NATS hangs: what it doesn’t confirm is told all the same', async () => {
    const ride = await meet(first, second);
    nats.pause();
    onTestFinished(() => nats.goOn());
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
    nats.goOn();
    await expect.poll(isConnected).toBe(true);
    await ride.advance('picked_up');
    await expect.poll(ride.status).toBe('picked_up');
  });

  test('a process dies between a commit and its message: another one tells', async () => {
    const ride = await meet(first, second);
    const ownDb = openDb(database.connectionString);
    const dying = createChangeRide(
      { together: ownDb, alone: ownDb },
      {
        processId: 'dying',
        gaps: 0,
        committed: () => {},
        outbox: { committed: () => {}, pass: async () => {} },
      },
    );
    await dying(ACCEPT, { rideId: ride.rideId, actorId: ride.driverId });
    await ownDb.close();
    await expect.poll(ride.status).toBe('accepted');
    expect(ride.snapshots()).toBe(1);
    await expect.poll(rowsLeft).toBe(0);
  });

  test('processes with and without NATS tell each other', async () => {
    const without = await startTestApi(database.connectionString);
    onTestFinished(() => without.close());
    const there = await meet(without, second);
    await there.accept();
    await expect.poll(there.status).toBe('accepted');
    const back = await meet(second, without);
    await back.accept();
    await expect.poll(back.status).toBe('accepted');
    expect([there.snapshots(), back.snapshots()]).toEqual([1, 1]);
  });

  test('processes at different NATS servers tell each other', async () => {
    const other = await startNats();
    const elsewhere = await startTestApi(database.connectionString, { NATS_URL: other.url });
    onTestFinished(async () => {
      await elsewhere.close();
      await other.kill();
    });
    const ride = await meet(elsewhere, second);
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
  });

  test('processes in different accounts of one NATS server tell each other', async () => {
    const elsewhere = await startTestApi(database.connectionString, { NATS_URL: nats.urlOf('other') });
    onTestFinished(() => elsewhere.close());
    const ride = await meet(elsewhere, second);
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
  });

  test('a process started after the keys of tokens were thrown away tells the others, by NATS', async () => {
    await db.pool.query(`delete from server_keys where name like 'tokens%'`);
    const later = await startTestApi(database.connectionString, { NATS_URL: nats.url });
    onTestFinished(() => later.close());
    await expect.poll(rowsLeft).toBe(0);
    const ride = await meet(later, second);
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
    expect(ride.notified()).toEqual([]);
  });

  test('processes with different subjects at one NATS server tell each other', async () => {
    await db.pool.query(`delete from server_keys where name = 'nats'`);
    const later = await startTestApi(database.connectionString, { NATS_URL: nats.url });
    onTestFinished(() => later.close());
    const ride = await meet(later, second);
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
  });

  test('what was published into a connection that is gone counts as not confirmed', async () => {
    const wire = new NatsWire({ url: nats.url, subject: 'ridewire.flush', log: first.core.log });
    await wire.start({ onMessage: () => {}, onChange: async () => {} });
    const link = wire.publish('news');
    expect(link && (await wire.flush(link))).toBe(true);
    await wire.stop();
    expect(link && (await wire.flush(link))).toBe(false);
  });

  test('a connection that may no longer listen counts as lost, until it may again', async () => {
    const ride = await meet(first, second);
    nats.setDeaf(true);
    onTestFinished(() => nats.setDeaf(false));
    await expect.poll(isConnected).toBe(false);
    await ride.accept();
    await expect.poll(ride.status).toBe('accepted');
    nats.setDeaf(false);
    await expect.poll(isConnected, { timeout: 15_000 }).toBe(true);
  });

  test.each(['mute', 'deaf'] as const)('a user who is %s stops the start with one line', async (user) => {
    await expect(startTestApi(database.connectionString, { NATS_URL: nats.urlOf(user) })).rejects.toThrow(
      /^Can't reach NATS at 127\.0\.0\.1:\d+: .* may not publish and subscribe to ridewire\.\w+\.$/,
    );
  });

  test('a server that is away, or refuses, at the start stops it with one line', async () => {
    const start = (NATS_URL: string) => startTestApi(database.connectionString, { NATS_URL });
    const dead = await startNats();
    await dead.kill();
    await expect(start(dead.url)).rejects.toThrow(/^Can't reach NATS at 127\.0\.0\.1:\d+: .+\.$/);
    await expect(start(nats.url.replace('p%40ss', 'wrong'))).rejects.toThrow(
      /^Can't reach NATS at 127\.0\.0\.1:\d+: .*authorization.*\.$/i,
    );
  });
});
