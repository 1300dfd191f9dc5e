import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { changeType } from '../rides/change-type.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { findLostDriver } from '../rides/live/lost-driver.ts';
import { DriverIndex } from '../drivers/driver-index.ts';
import { LatestPositions } from '../drivers/latest-positions.ts';
import { EventHub } from '../live/event-hub.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { findOwnRide, getRide, listOpenRides } from '../rides/reads/ride-detail-queries.ts';
import { findDriverRide, findNextRide, findRideImage } from '../rides/reads/ride-queries.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { changeRoute } from '../rides/stops/change-route.ts';
import { reachStop } from '../rides/stops/reach-stop.ts';
import { renewPromises } from '../rides/reservation/renew-promises.ts';
import { tendReservations } from '../rides/reservation/tend-reservations.ts';
import { dispatchWork } from './dispatch-work.ts';
import { driverTopic } from '../live/topics.ts';
import { listDueRides } from './waiting-queries.ts';
import { OFFER } from './offer-rides.ts';
import { WaitingRides } from './waiting-rides.ts';
import { RESERVE } from '../rides/reservation/reservation-changes.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  other = await startTestCore(database.connectionString);
});
afterAll(() => Promise.all([core.stop(), other.stop()]));

let karim: TestActor;
let nadia: TestActor;
/** Karim's present ride, and the waiting one. */
let presentId: string;
let nextId: string;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system', driver_id = null, next_driver_id = null,
      next_pickup_at = null, next_until = null where status not in ('completed', 'canceled')`,
  );
  karim = await makeActor(core.db, 'driver');
  presentId = await driveSomebody(karim);
  nadia = await makeActor(core.db, 'rider');
  ({ id: nextId } = await requestRide(core, nadia, request()));
});

async function driveSomebody(driver: TestActor): Promise<string> {
  const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await acceptRide(core, driver, { rideId });
  for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, driver, { rideId, to });
  return rideId;
}
const ask = (driver = karim, rideId = nextId) =>
  core.changeRide(OFFER, {
    rideId,
    offers: [{ driverId: driver.userId, meters: 900, seconds: 300, leftSeconds: 120 }],
    onlyIfWave: null,
  });
const accept = (driver = karim, rideId = nextId) => acceptRide(core, driver, { rideId });
const reserve = async () => {
  await ask();
  return accept();
};
const complete = () => advanceRide(core, karim, { rideId: presentId, to: 'completed' });
const image = (rideId = nextId) => findRideImage(core.db, rideId);
const typesOf = async (rideId = nextId) => {
  const { rows } = await core.db.pool.query<{ type: string }>(
    `select type from ride_events where ride_id = $1 and type not in ('ride.requested', 'ride.offered') order by version`,
    [rideId],
  );
  return rows.map(({ type }) => type);
};

describe('who has somebody aboard', () => {
  test('is shown a next ride only while the present one is in transit and none waits for them', async () => {
    const set = (rideId: string, what: string) =>
      core.db.pool.query(`update rides set ${what} where id = $1`, [rideId]);
    const shown = async () => (await listOffers(core.db, karim.userId)).map(({ ride }) => ride.id);
    await ask();
    expect(await shown()).toEqual([nextId]);
    for (const status of ['accepted', 'picked_up']) {
      await set(presentId, `status = '${status}'`);
      expect(await shown()).toEqual([]);
    }
    await set(presentId, `status = 'in_transit'`);
    expect(await shown()).toEqual([nextId]);
    const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await set(
      id,
      `next_driver_id = '${karim.userId}', next_pickup_at = now(), next_until = now() + interval '1 hour'`,
    );
    expect(await shown()).toEqual([]);
  });

  test('is asked for the next ride, and takes it after this one', async () => {
    await ask();
    expect(await listOffers(core.db, karim.userId)).toMatchObject([
      { ride: { id: nextId }, pickupSeconds: 300, isNext: true },
    ]);
    const promised = await accept();
    expect(promised).toMatchObject({ status: 'requested', rider: { id: nadia.userId } });
    const inSeconds = (Date.parse(promised.nextPickupAt ?? '') - Date.now()) / 1000;
    expect(inSeconds).toBeGreaterThan(240);
    expect(inSeconds).toBeLessThanOrEqual(300);
    expect(await image()).toMatchObject({
      status: 'requested',
      driver: null,
      next: { driver: { id: karim.userId } },
    });
    expect(await findDriverRide(core.db, karim.userId)).toMatchObject({ id: presentId });
    expect(await listOffers(core.db, karim.userId)).toEqual([]);

    await complete();
    await expect
      .poll(() => image())
      .toMatchObject({ status: 'accepted', driver: { id: karim.userId }, next: null });
    expect(await typesOf()).toEqual(['ride.reserved', 'ride.accepted']);
    const { rows } = await core.db.pool.query(
      `select data from ride_events where ride_id = $1 and type = 'ride.accepted'`,
      [nextId],
    );
    expect(rows).toMatchObject([{ data: { next: true } }]);
  });

  test('takes none that they were not asked for, nor one they were asked for as free', async () => {
    await expect(accept()).rejects.toThrow('You already have an active ride');
    await core.changeRide(OFFER, {
      rideId: nextId,
      offers: [{ driverId: karim.userId, meters: 1, seconds: 1 }],
      onlyIfWave: null,
    });
    expect(await listOffers(core.db, karim.userId)).toEqual([]);
    await expect(accept()).rejects.toThrow('You already have an active ride');
  });

  test('is not asked before the rider is on the way', async () => {
    const rina = await makeActor(core.db, 'driver');
    const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await acceptRide(core, rina, { rideId });
    await ask(rina);
    expect(await listOffers(core.db, rina.userId)).toEqual([]);
    await expect(accept(rina)).rejects.toThrow('You already have an active ride');
  });

  test('has one next ride at most, however they press', async () => {
    const { id: secondId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await ask();
    await ask(karim, secondId);
    const results = await Promise.allSettled([
      accept(),
      acceptRide(other, karim, { rideId: secondId }),
      acceptRide(other, karim, { rideId: nextId }),
      accept(karim, secondId),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await core.db.pool.query('select id from rides where next_driver_id = $1', [
      karim.userId,
    ]);
    expect(rows).toHaveLength(1);
    await expect(accept()).rejects.toThrow();
  });

  test('has one next ride, where two processes reserve two for them at the same moment', async () => {
    const { id: secondId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await ask();
    await ask(karim, secondId);
    // Each looks whether there is a next ride, and finds none, before it waits for the driver's row.
    const held = await holdRow(database.connectionString, 'select from drivers where id = $1 for update', [
      karim.userId,
    ]);
    const reserving = [core, other].map((each, n) =>
      each.changeRide(RESERVE, {
        rideId: n === 0 ? nextId : secondId,
        actorId: karim.userId,
      }),
    );
    await held.waiting(2);
    await held.release();
    const reserved = (await Promise.all(reserving)).filter((ride) => ride !== undefined);
    expect(reserved).toMatchObject([{ next: { driver: { id: karim.userId } } }]);
    const { rows } = await core.db.pool.query('select id from rides where next_driver_id = $1', [
      karim.userId,
    ]);
    expect(rows).toEqual([{ id: reserved[0]?.id }]);
  });

  test('may decline, which counts as nothing', async () => {
    await ask();
    await declineRide(core, karim, { rideId: nextId });
    expect(await listOffers(core.db, karim.userId)).toEqual([]);
    const { rows } = await core.db.pool.query('select recent_declines from drivers where id = $1', [
      karim.userId,
    ]);
    expect(rows).toEqual([{ recent_declines: [] }]);
  });
});

describe('a reserved ride', () => {
  test('is nobody else’s: the first of two wins, and no one is asked any more', async () => {
    const rina = await makeActor(core.db, 'driver');
    await driveSomebody(rina);
    await ask();
    await ask(rina);
    const results = await Promise.allSettled([accept(), acceptRide(other, rina, { rideId: nextId })]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('Taken by another driver') },
    });

    const free = await makeActor(core.db, 'driver');
    await expect(accept(free)).rejects.toThrow('Taken by another driver');
    expect(await listOpenRides(core.db, free.userId)).not.toContainEqual(
      expect.objectContaining({ id: nextId }),
    );
    expect(await ask(free)).toBeUndefined();
    expect((await listDueRides(core.db, 100, [nextId])).map(({ id }) => id)).not.toContain(nextId);
  });

  test('is read by its rider and the driver who takes it next, and by no other driver', async () => {
    await ask();
    await expect(getRide(core.db, karim, nextId)).rejects.toMatchObject({ code: 'RIDE_NOT_FOUND' });
    await accept();
    for (const actor of [nadia, karim])
      expect(await getRide(core.db, actor, nextId)).toMatchObject({ id: nextId, status: 'requested' });
    const rina = await makeActor(core.db, 'driver');
    await expect(getRide(core.db, rina, nextId)).rejects.toMatchObject({ code: 'RIDE_NOT_FOUND' });
    // Until then they are in the ride they drive, and nothing else is open to them.
    expect(await findOwnRide(core.db, karim)).toMatchObject({ id: presentId });
    expect(await listOpenRides(core.db, karim.userId)).toEqual([]);
  });

  test('keeps its type and price, and its driver takes no other before it', async () => {
    await reserve();
    await expect(changeType(core, nadia, { rideId: nextId, type: 'xl' })).rejects.toMatchObject({
      refused: ['RETYPED_LATE'],
    });
    const { id: secondId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await core.db.pool.query(`update rides set status = 'completed', completed_at = now() where id = $1`, [
      presentId,
    ]);
    await expect(accept(karim, secondId)).rejects.toThrow('You already have an active ride');
    await tendReservations(core);
    expect(await findDriverRide(core.db, karim.userId)).toMatchObject({ id: nextId });
  });

  test('is promised as of when its driver was asked, and kept five minutes longer than the ride before should take', async () => {
    await reserve();
    const { rows } = await core.db.pool.query(
      `select extract(epoch from next_pickup_at - offered_at)::int as pickup, extract(epoch from next_until - offered_at)::int as until
        from rides join ride_offers o on o.ride_id = id and o.driver_id = next_driver_id where id = $1`,
      [nextId],
    );
    expect(rows).toEqual([{ pickup: 300, until: 120 + 300 }]);
  });

  test('is given up by its driver, and sought another one', async () => {
    await reserve();
    await declineRide(core, karim, { rideId: nextId });
    expect(await image()).toMatchObject({ status: 'requested', next: null });
    expect(await findLostDriver(core.db, nextId)).toEqual({ why: 'given_back', name: karim.name });
    await expect(accept()).rejects.toThrow();
    expect(await ask()).toBeUndefined();
  });

  test('is canceled by its rider, and leaves its driver', async () => {
    await reserve();
    await cancelRide(core, nadia, { rideId: nextId });
    expect(await findNextRide(core.db, karim.userId)).toBeUndefined();
    await complete();
    await tendReservations(core);
    expect(await image()).toMatchObject({ status: 'canceled' });
  });

  test.each([
    ['goes offline', `update drivers set available = false where id = $1`],
    ['falls silent', `update drivers set silent_since = now() where id = $1`],
    ['is suspended', `update drivers set available = false, suspended = true where id = $1`],
    [
      'takes much longer',
      `update rides set next_until = now() - interval '1 second' where next_driver_id = $1`,
    ],
    [
      'is avoided',
      `insert into pair_wishes (rider_id, driver_id, said_by, kind)
        select rider_id, $1, 'rider', 'avoided' from rides where next_driver_id = $1`,
    ],
  ])('goes to another one when its driver %s, once, however many look', async (_what, sql) => {
    await reserve();
    await core.db.pool.query(sql, [karim.userId]);
    await Promise.all([core, other, core].map((each) => tendReservations(each)));
    expect(await typesOf()).toEqual(['ride.reserved', 'ride.unreserved']);
    expect(await image()).toMatchObject({ next: null });
    expect(await findLostDriver(core.db, nextId)).toEqual({ why: 'held_up', name: karim.name });
    // The driver did nothing: the system has it back.
    const { rows } = await core.db.pool.query(
      `select actor_id, actor_role from ride_events where ride_id = $1 and type = 'ride.unreserved'`,
      [nextId],
    );
    expect(rows).toEqual([{ actor_id: null, actor_role: null }]);
  });

  test.each([
    ['completed', `update rides set status = 'completed', completed_at = now() where id = $1`],
    ['canceled', `update rides set status = 'canceled', canceled_by = 'admin' where id = $1`],
  ])('begins though who %s the one before died before telling anybody', async (_what, sql) => {
    await reserve();
    await core.db.pool.query(sql, [presentId]);
    await Promise.all([core, other].map((each) => tendReservations(each)));
    expect(await typesOf()).toEqual(['ride.reserved', 'ride.accepted']);
    expect(await findDriverRide(core.db, karim.userId)).toMatchObject({ id: nextId });
  });

  test('never makes a second active ride, even where it is accepted as the one before ends', async () => {
    await ask();
    await Promise.all([complete(), accept(), tendReservations(other)]);
    await tendReservations(core);
    expect(await image()).toMatchObject({ status: 'accepted', driver: { id: karim.userId } });
  });
});

test('what waits at a drop-off is matched when a driver comes near, as often as reserved rides are tended', async () => {
  const drivers = new DriverIndex();
  drivers.setAvailable('karim', true);
  drivers.setPosition({ driverId: 'karim', ...AIRPORT, bearing: null, at: Date.now() });
  const present = { rideId: 'present', riderId: 'nadia', isAboard: true, boardedAt: null };
  drivers.setRiding('karim', { ...present, dropOff: AIRPORT });
  const waiting = new WaitingRides();
  waiting.add('there', { riderId: 'sara', type: 'standard', pickup: AIRPORT, destination: GULSHAN });
  const hub = new EventHub();
  hub.join(driverTopic('karim'), { view: () => undefined, push: () => {}, reread: () => {} });
  const matched: string[] = [];
  const matchSoon = async (rideIds: readonly string[] = []) => void matched.push(...rideIds);
  const work = dispatchWork({ ...core, drivers, waiting, hub, matchSoon });
  await work.find(({ what }) => what === 'tend reserved rides')?.run();
  expect(matched).toEqual(['there']);
});

describe('a driver with stops ahead', () => {
  const STOP = { address: 'Banani 11', lat: 23.7925, lng: 90.4058 };
  const addStop = async () => {
    const { rider, destination } = (await image(presentId))!;
    await changeRoute(
      core,
      { userId: rider.id, role: 'rider', sessionId: '' },
      { rideId: presentId, stops: [STOP], destination },
    );
  };
  const dropOff = () => core.drivers.ridingOf(karim.userId)?.dropOff;

  test('takes no next ride, also one they were asked for before; after the last stop they do', async () => {
    await ask();
    await addStop();
    await expect.poll(dropOff).toBeNull();
    await expect(accept()).rejects.toMatchObject({ code: 'DRIVER_BUSY' });
    await reachStop(core, karim, { rideId: presentId, stop: 1 });
    await expect.poll(dropOff).toMatchObject({ lat: AIRPORT.lat });
    expect(await accept()).toMatchObject({ id: nextId });
  });

  test('comes so much later as the way over the stop takes', async () => {
    await reserve();
    await addStop();
    const positions = new LatestPositions();
    positions.learn({ driverId: karim.userId, lat: 23.8, lng: 90.4, bearing: null, at: Date.now() });
    const secondsTo = new Map([
      [STOP.lat, 500],
      [AIRPORT.lat, 300],
    ]);
    const findDrives = ({ lat }: { lat: number }) =>
      Promise.resolve([{ meters: 1_000, seconds: secondsTo.get(lat) ?? 100 }]);
    await renewPromises({ ...core, positions, ways: { findDrives } });
    expect((((await image())?.next?.pickupAt ?? 0) - Date.now()) / 1_000).toBeCloseTo(
      500 + 300 + 20 + 100,
      -1,
    );
  });
});

describe('a promised pickup', () => {
  /** Drives with this many seconds to the drop-off by straight line, and the usual number from there to the pickup. */
  const drivesFor = (leftSeconds: number) => ({
    findDrives: (to: { lat: number }) =>
      Promise.resolve([{ meters: 1_000, seconds: to.lat === AIRPORT.lat ? leftSeconds : 100 }]),
  });
  /** Only these looks know it: the servers' own background work finds other routes. */
  let positions: LatestPositions;
  beforeEach(() => (positions = new LatestPositions()));
  const renew = async (leftSeconds: number, by = core) =>
    renewPromises({ ...by, positions, ways: drivesFor(leftSeconds) });
  const place = (at = Date.now()) =>
    positions.learn({ driverId: karim.userId, lat: 23.8, lng: 90.4, bearing: null, at });
  const promised = async () => (await image())?.next?.pickupAt ?? 0;
  const untilPickup = async () => ((await promised()) - Date.now()) / 1_000;

  test('is told anew when the ride before takes a minute longer or less, to rider and driver alike', async () => {
    await reserve();
    place();
    const before = await promised();
    // Promised: 300 seconds. Left now, with the stop: 120 + 20 + 100, and then 400 + 20 + 100.
    await renew(200);
    expect(await promised()).toBe(before);
    await renew(400);
    expect(await untilPickup()).toBeCloseTo(520, -1);
    await renew(390);
    expect(await typesOf()).toEqual(['ride.reserved', 'ride.retimed']);
    expect((await findNextRide(core.db, karim.userId))?.nextPickupAt).toBe(
      new Date(await promised()).toISOString(),
    );
    await renew(60);
    expect(await untilPickup()).toBeCloseTo(180, -1);
    expect(await typesOf()).toEqual(['ride.reserved', 'ride.retimed', 'ride.retimed']);
  });

  test('is told anew once, however many processes look', async () => {
    await reserve();
    place();
    await Promise.all([renew(900), renew(900, other), renew(900), renew(900, other)]);
    expect(await typesOf()).toEqual(['ride.reserved', 'ride.retimed']);
  });

  test('stays while nobody knows where its driver is, and until when the ride before may take', async () => {
    const untilOf = async () =>
      (await core.db.pool.query('select next_until from rides where id = $1', [nextId])).rows[0];
    await reserve();
    await renew(900);
    place(Date.now() - 600_000);
    await renew(900);
    expect(await typesOf()).toEqual(['ride.reserved']);
    const until = await untilOf();
    place();
    await renew(900);
    expect(await typesOf()).toEqual(['ride.reserved', 'ride.retimed']);
    expect(await untilOf()).toEqual(until);
  });
});
