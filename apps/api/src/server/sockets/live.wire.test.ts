import type { BoardChange, DrivingChange, RiderChange } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeActor, plateOf, type TestActor } from '../../testing/actors.ts';
import {
  connect,
  recordBoard,
  recordDriving,
  recordEarnings,
  recordOffers,
  recordRider,
  type TestClient,
} from '../../testing/connect.ts';
import { hearClose } from '../../testing/hear-close.ts';
import { AIRPORT, GULSHAN, request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let db: Db;
const open: TestClient[] = [];

beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  db = openDb(database.connectionString);
});
beforeEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
  await db.pool.query('update rides set status = $1, canceled_by = $2 where status <> all ($3)', [
    'canceled',
    'system',
    ['completed', 'canceled'],
  ]);
  await db.pool.query('update drivers set available = false');
});
afterAll(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
  await db.close();
  await api.close();
});

function join(actor: TestActor): TestClient {
  const client = connect(api.url, actor);
  open.push(client);
  return client;
}

/** A driver who went online through the product, so that the index knows. */
async function onlineDriver(at = GULSHAN): Promise<{ actor: TestActor; client: TestClient }> {
  const actor = await makeActor(db, 'driver', { available: false });
  const client = join(actor);
  await client.trpc.drivers.reportPosition.mutate({
    positions: [{ lat: at.lat, lng: at.lng, at: Date.now() }],
  });
  await client.trpc.drivers.setAvailability.mutate({ available: true });
  await expect
    .poll(() =>
      api.core.drivers
        .nearest(at, { limit: 50, radiusMeters: 500, includesUnplaced: false })
        .map((c) => c.driverId),
    )
    .toContain(actor.userId);
  return { actor, client };
}

const ridesOf = (changes: (RiderChange | DrivingChange | BoardChange)[]) =>
  changes.flatMap((change) => (change.kind === 'ride' ? [change.ride] : []));

test('a ride moves through rider, driver and board the moment it commits', async () => {
  const rider = join(await makeActor(db, 'rider'));
  const admin = join(await makeActor(db, 'admin'));
  const { actor, client: driver } = await onlineDriver();
  const riderSees = await recordRider(rider);
  const offers = await recordOffers(driver);
  const driving = await recordDriving(driver);
  const earnings = await recordEarnings(driver);
  const board = await recordBoard(admin);

  const ride = await rider.trpc.rides.request.mutate(request());
  await expect
    .poll(() => offers.changes())
    .toMatchObject([{ kind: 'offered', offer: { ride: { id: ride.id } } }]);
  await driver.trpc.rides.accept.mutate({ rideId: ride.id });
  await expect.poll(() => offers.changes().at(-1)).toEqual({ kind: 'cleared' });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const) {
    await driver.trpc.rides.advance.mutate({ rideId: ride.id, to });
  }

  const steps = ['accepted', 'picked_up', 'in_transit', 'completed'];
  await expect.poll(() => ridesOf(riderSees.changes()).map((r) => r.status)).toEqual(['requested', ...steps]);
  await expect.poll(() => ridesOf(driving.changes()).map((r) => r.status)).toEqual(steps);
  await expect.poll(() => ridesOf(board.changes()).map((r) => r.version)).toEqual([1, 2, 3, 4, 5]);
  expect(ridesOf(riderSees.changes()).at(-1)).toMatchObject({
    driver: { id: actor.userId, licensePlate: plateOf(actor.userId) },
  });
  await expect
    .poll(() => earnings.snapshots().at(-1)?.earnings)
    .toMatchObject({ totalRides: 1, todayRides: 1 });
  expect(earnings.snapshots().at(-1)?.earnings.totalCents).toBe(
    ride.fareCents - Math.round(ride.fareCents * 0.2),
  );
});

test('of two drivers who accept together one has the ride, the other reads that it is taken, and nothing of it', async () => {
  const actor = await makeActor(db, 'rider');
  const rider = join(actor);
  const drivers = await Promise.all([onlineDriver(), onlineDriver(), onlineDriver()]);
  // Its ride first: on one socket, a driver hears of the ride before the message that ends the offer.
  const driving = await Promise.all(drivers.map(({ client }) => recordDriving(client)));
  const offers = await Promise.all(drivers.map(({ client }) => recordOffers(client)));
  const ride = await rider.trpc.rides.request.mutate(request());
  await expect.poll(() => offers.every((o) => o.changes().length === 1)).toBe(true);
  await drivers[2]?.client.trpc.rides.decline.mutate({ rideId: ride.id });

  const results = await Promise.allSettled(
    drivers.slice(0, 2).map(({ client }) => client.trpc.rides.accept.mutate({ rideId: ride.id })),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const lost = results.find((result) => result.status === 'rejected');
  expect(lost?.reason).toMatchObject({ message: 'Taken by another driver.', data: { code: 'RIDE_TAKEN' } });
  const loser = results.indexOf(lost as PromiseSettledResult<never>);
  await expect
    .poll(() => offers[loser]?.changes().at(-1))
    .toMatchObject({ kind: 'withdrawn', rideId: ride.id, why: 'taken' });

  await drivers[1 - loser]?.client.trpc.rides.advance.mutate({ rideId: ride.id, to: 'picked_up' });
  await expect.poll(() => driving[1 - loser]?.changes()).toMatchObject([{ kind: 'ride' }, { kind: 'ride' }]);
  for (const other of [loser, 2]) {
    // Messages on their way to this socket came before the answer to this.
    await drivers[other]?.client.trpc.rides.own.query();
    expect(driving[other]?.messages.slice(1)).toEqual([]);
    expect(JSON.stringify(offers[other]?.messages)).not.toContain(actor.name);
  }
});

test('a rider whose socket is cut takes a new snapshot and goes on', async () => {
  const rider = join(await makeActor(db, 'rider'));
  const { client: driver } = await onlineDriver();
  const seen = await recordRider(rider);
  const ride = await rider.trpc.rides.request.mutate(request());
  rider.socket().terminate();
  await driver.trpc.rides.accept.mutate({ rideId: ride.id });
  await driver.trpc.rides.advance.mutate({ rideId: ride.id, to: 'picked_up' });
  await expect.poll(() => seen.snapshots().length).toBeGreaterThan(1);
  const last = () =>
    seen.messages
      .map((message) =>
        message.type === 'snapshot' ? message.data.ride : message.data.kind === 'ride' && message.data.ride,
      )
      .findLast((ride) => ride !== false) || null;
  await expect.poll(() => last()?.status).toBe('picked_up');
  await driver.trpc.rides.advance.mutate({ rideId: ride.id, to: 'in_transit' });
  await expect.poll(() => last()).toMatchObject({ status: 'in_transit', version: 4 });
});

test('a killed LISTEN connection loses nothing: everybody reads anew', async () => {
  const rider = join(await makeActor(db, 'rider'));
  const { client: driver } = await onlineDriver();
  const seen = await recordRider(rider);
  const ride = await rider.trpc.rides.request.mutate(request());
  await expect.poll(() => seen.changes().length).toBe(1);
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ridewire listener' and datname = current_database()`,
  );
  await driver.trpc.rides.accept.mutate({ rideId: ride.id });
  await expect
    .poll(() => seen.snapshots().at(-1)?.ride?.status ?? ridesOf(seen.changes()).at(-1)?.status)
    .toBe('accepted');
  await driver.trpc.rides.advance.mutate({ rideId: ride.id, to: 'picked_up' });
  await expect.poll(() => ridesOf(seen.changes()).at(-1)?.status).toBe('picked_up');
});

test('a driver who comes online is offered what already waits; a decline lasts', async () => {
  const rider = join(await makeActor(db, 'rider'));
  const ride = await rider.trpc.rides.request.mutate(request());
  const actor = await makeActor(db, 'driver', { available: false });
  const driver = join(actor);
  const offers = await recordOffers(driver);
  await driver.trpc.drivers.setAvailability.mutate({ available: true });
  const offered = () =>
    offers.changes().some((change) => change.kind === 'offered' && change.offer.ride.id === ride.id);
  await expect.poll(() => offered() || offers.snapshots().at(-1)?.offers.length === 1).toBe(true);

  await driver.trpc.rides.decline.mutate({ rideId: ride.id });
  await expect.poll(() => offers.changes().at(-1)).toMatchObject({ kind: 'withdrawn', why: 'declined' });
  await expect(driver.trpc.rides.accept.mutate({ rideId: ride.id })).rejects.toMatchObject({
    data: { code: 'RIDE_DECLINED' },
  });
  await driver.trpc.drivers.setAvailability.mutate({ available: false });
  await driver.trpc.drivers.setAvailability.mutate({ available: true });
  const again = await recordOffers(driver);
  expect(again.snapshots()[0]?.offers).toEqual([]);
});

test('the rider sees the driver move, latest position only', async () => {
  const rider = join(await makeActor(db, 'rider'));
  const { client: driver } = await onlineDriver();
  const seen = await recordRider(rider);
  const ride = await rider.trpc.rides.request.mutate(request());
  await driver.trpc.rides.accept.mutate({ rideId: ride.id });
  // A parked car is shown as soon as it belongs to the rider, though it has nothing new to report.
  await expect
    .poll(() => seen.changes().at(-1))
    .toMatchObject({ kind: 'position', position: { lat: GULSHAN.lat } });
  const before = seen.changes().length;
  const now = Date.now() + 5_000;
  const positions = [1, 2, 3].map((i) => ({
    lat: GULSHAN.lat + i * 0.0001,
    lng: GULSHAN.lng,
    at: now + i * 10,
  }));
  await driver.trpc.drivers.reportPosition.mutate({ positions });
  const places = () =>
    seen
      .changes()
      .slice(before)
      .flatMap((change) => (change.kind === 'position' ? [change.position] : []));
  await expect.poll(() => places().at(-1)?.lat).toBeCloseTo(GULSHAN.lat + 0.0003, 6);
  expect(places().length).toBeLessThan(3);

  // A jump across the city in a moment is no drive.
  const jump = await driver.trpc.drivers.reportPosition.mutate({
    positions: [{ ...AIRPORT, at: Date.now() }],
  });
  expect(jump).toEqual({ accepted: false });
});

test('signing out ends the sockets of that session and refuses new ones', async () => {
  const actor = await makeActor(db, 'rider');
  const rider = join(actor);
  const seen = await recordRider(rider);
  const closed = hearClose(rider.socket());
  const response = await fetch(`${api.url}/trpc/auth.logout`, {
    method: 'POST',
    headers: { cookie: actor.cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(200);
  expect((await closed()).code).toBe(4401);
  await expect.poll(() => seen.errors.at(0)?.data?.code).toBe('NOT_SIGNED_IN');
  const again = new WebSocket(`${api.url.replace('http', 'ws')}/trpc`, { headers: { cookie: actor.cookie } });
  const refused = new Promise<number>((resolve) => {
    again.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
  });
  expect(await refused).toBe(401);
});
