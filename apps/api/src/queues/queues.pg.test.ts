import type { ErrorCode, LatLng, MakeQueueZoneInput, Vehicle } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { MATCHING_LOCK, matchRequests } from '../dispatch/match-requests.ts';
import { squaresAround } from '../dispatch/matching-squares.ts';
import { hurryCrossed } from '../dispatch/hurry-crossed.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { suspendDriver } from '../drivers/suspend-driver.ts';
import { takeBreak } from '../drivers/take-break.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { arrive } from '../rides/approach/arrive.ts';
import { replaceDriver } from '../rides/approach/watch-approaches.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { assignRide } from '../rides/desk/assign-ride.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { RELEASE } from '../rides/changes/give-back.ts';
import { listOpenRides } from '../rides/reads/ride-detail-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { ownDataOf } from '../testing/own-data-of.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { rewriteTrail } from '../testing/rewrite-trail.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { clearPlaces, joinLines } from './change-line.ts';
import { settleKeptPlaces } from './keep-places.ts';
import { leaveLines, missPlaces } from './lose-places.ts';
import { endQueueZone, makeQueueZone } from './make-queue-zone.ts';
import { listLine, listPlaces } from './queue-queries.ts';
import { takeOut } from './take-out.ts';
import { watchLines } from './watch-lines.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
/** The offers each process hears of. */
let heard: MockInstance<RunningServices['answers']['ask']>[];
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  heard = [core, other].map(({ answers }) => vi.spyOn(answers, 'ask'));
  await core.db.pool.query('update drivers set available = false');
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system' where status in ('requested', 'accepted')`,
  );
  await core.db.pool.query(
    'update queue_zones set ended_at = now(), ended_by = made_by where ended_at is null',
  );
  for (const process of [core, other]) {
    process.drivers.clear();
    process.waiting.clear();
    await expect.poll(() => process.queues.zones()).toEqual([]);
  }
});

/** A square around a place, about 400 m to each side. */
const around = ({ lat, lng }: LatLng, degrees = 0.004) => [
  { lat: lat - degrees, lng: lng - degrees },
  { lat: lat - degrees, lng: lng + degrees },
  { lat: lat + degrees, lng: lng + degrees },
  { lat: lat + degrees, lng: lng - degrees },
];
const input = (change: Partial<MakeQueueZoneInput> = {}): MakeQueueZoneInput => ({
  ...{ id: crypto.randomUUID(), name: 'Airport', corners: around(AIRPORT) },
  ...change,
});
async function make(change: Partial<MakeQueueZoneInput> = {}) {
  const made = await makeQueueZone(core, admin, input(change));
  for (const { queues } of [core, other])
    await expect.poll(() => queues.zones().map(({ id }) => id)).toContain(made.id);
  return made;
}
const north = (meters: number): LatLng => ({ lat: AIRPORT.lat + meters / 111_195, lng: AIRPORT.lng });

function moveTo({ userId: driverId }: TestActor, place: LatLng, at = Date.now()) {
  const position = { driverId, lat: place.lat, lng: place.lng, bearing: null, at };
  for (const { drivers, positions } of [core, other]) {
    drivers.setPosition(position);
    positions.learn(position);
  }
}
/** A driver who is online there, as both processes know. */
async function driverAt(place: LatLng = AIRPORT, vehicle?: Vehicle): Promise<TestActor> {
  const driver = await makeActor(core.db, 'driver', vehicle && { vehicle });
  for (const { drivers } of [core, other]) {
    drivers.setAvailable(driver.userId, true);
    if (vehicle) drivers.setServing(driver.userId, { vehicle, declinedTypes: [] });
  }
  moveTo(driver, place, Date.now() - 10_000);
  return driver;
}
/** Drivers in line, the first first, as both processes know; each nearer to the pickup than the one before. */
async function lineOf(zoneId: string, count: number): Promise<TestActor[]> {
  const drivers: TestActor[] = [];
  for (let n = 0; n < count; n += 1) drivers.push(await driverAt(north(300 - n * 20)));
  await joinLines(
    core.db,
    drivers.map(({ userId }) => ({ driverId: userId, zoneId })),
  );
  await known(zoneId, drivers);
  return drivers;
}
const idsOf = (drivers: TestActor[]) => drivers.map(({ userId }) => userId);
/** Both processes know this line and no other order. */
async function known(zoneId: string, drivers: TestActor[]) {
  for (const { queues } of [core, other])
    await expect.poll(() => queues.line(zoneId)).toEqual(idsOf(drivers));
}
const FROM_AIRPORT = { pickup: AIRPORT, destination: GULSHAN };
async function ask(process = core, change: Parameters<typeof request>[0] = {}) {
  const rider = await makeActor(core.db, 'rider');
  return (await requestRide(process, rider, request({ ...FROM_AIRPORT, ...change }))).id;
}
/** The drivers who were asked for a ride, in the order of the waves. */
async function askedFor(rideId: string): Promise<string[]> {
  const { rows } = await core.db.pool.query<{ driver_id: string }>(
    'select driver_id from ride_offers where ride_id = $1 order by wave, offered_at',
    [rideId],
  );
  return rows.map((row) => row.driver_id);
}
/** Both processes have heard of all offers of a ride. */
async function heardOf(rideId: string): Promise<void> {
  const asked = await askedFor(rideId);
  for (const { mock } of heard)
    await expect
      .poll(() => mock.calls.flatMap(([id, offers]) => (id === rideId ? offers : [])).length)
      .toBe(asked.length);
}
/** Declines for the driver, and both processes have heard of it. */
async function decline({ userId, ...driver }: TestActor, rideId: string): Promise<void> {
  const learned = [core, other].map(({ answers }) => vi.spyOn(answers, 'decline'));
  await heardOf(rideId);
  await declineRide(core, { userId, ...driver }, { rideId });
  for (const { mock } of learned) await expect.poll(() => mock.calls).toContainEqual([rideId, userId]);
}
async function toldOf({ userId }: TestActor): Promise<object[]> {
  const { rows } = await core.db.pool.query<{ params: object }>(
    `select params from notifications where user_id = $1 and type = 'queue_left'`,
    [userId],
  );
  return rows.map(({ params }) => params);
}
const refused = async (work: Promise<unknown>, code: ErrorCode) =>
  expect(work).rejects.toMatchObject({ code });

describe('a line', () => {
  test('lets each driver in once, whichever processes try, and gives nobody the place of another', async () => {
    const { id: zoneId } = await make();
    const { id: second } = await make({ name: 'Second', corners: around(GULSHAN) });
    const drivers = await Promise.all(Array.from({ length: 12 }, () => driverAt()));
    const wanted = idsOf(drivers).map((driverId) => ({ driverId, zoneId }));
    const elsewhere = wanted.map((each) => ({ ...each, zoneId: second }));
    const joined = await Promise.all([
      joinLines(core.db, wanted),
      joinLines(other.db, wanted.toReversed()),
      joinLines(other.db, elsewhere),
    ]);
    expect(joined.flat().toSorted()).toEqual(idsOf(drivers).toSorted());
    const places = await listPlaces(core.db);
    expect(places.map(({ driverId }) => driverId).toSorted()).toEqual(idsOf(drivers).toSorted());
    expect(new Set(places.map(({ number }) => number)).size).toBe(12);
  });

  test('takes only drivers who are online and free', async () => {
    const { id: zoneId } = await make();
    const [offline, silent, asked, cooling, riding, free] = (await Promise.all(
      Array.from({ length: 6 }, () => driverAt()),
    )) as [TestActor, TestActor, TestActor, TestActor, TestActor, TestActor];
    const set = ({ userId }: TestActor, what: string) =>
      core.db.pool.query(`update drivers set ${what} where id = $1`, [userId]);
    await set(offline, 'available = false');
    await set(silent, 'silent_since = now()');
    await set(asked, 'paused_since = now()');
    await set(cooling, `cooling_until = now() + interval '1 minute', cooling_why = 'row'`);
    await acceptRide(core, riding, { rideId: await ask() });
    const all = [offline, silent, asked, cooling, riding, free];
    expect(
      await joinLines(
        core.db,
        idsOf(all).map((driverId) => ({ driverId, zoneId })),
      ),
    ).toEqual([free.userId]);
    await endQueueZone(core, admin, { zoneId });
    const late = await driverAt();
    expect(await joinLines(core.db, [{ driverId: late.userId, zoneId }])).toEqual([]);
  });

  test('is the same after a restart', async () => {
    const { id: zoneId } = await make();
    const drivers = await lineOf(zoneId, 4);
    const again = await startTestCore(database.connectionString);
    try {
      expect(again.queues.line(zoneId)).toEqual(idsOf(drivers));
      expect(again.queues.findOwn(drivers[2]!.userId)).toEqual({
        zone: 'Airport',
        place: 3,
        of: 4,
        wasMoved: false,
      });
    } finally {
      await again.stop();
    }
  });

  test('loses who goes offline, on a break, is suspended or takes a ride, from wherever', async () => {
    const { id: zoneId } = await make();
    const [a, b, c, d, e, last] = (await lineOf(zoneId, 6)) as [
      TestActor,
      TestActor,
      TestActor,
      TestActor,
      TestActor,
      TestActor,
    ];
    await setAvailability(core, a, { available: false });
    await takeBreak(core, b, { minutes: 10 });
    await suspendDriver(
      core,
      admin,
      { driverId: c.userId, reason: 'test' },
      { ipAddress: null, userAgent: null },
    );
    await acceptRide(core, d, { rideId: await ask() });
    const elsewhere = await ask(other, { pickup: GULSHAN, destination: AIRPORT });
    await assignRide(other, admin, { rideId: elsewhere, driverId: e.userId, reason: 'test' });
    await known(zoneId, [last]);
    expect(core.queues.findOwn(last.userId)).toMatchObject({ place: 1, of: 1 });
    // Online again, there is no way back to the old place.
    await setAvailability(core, a, { available: true });
    await joinLines(core.db, [{ driverId: a.userId, zoneId }]);
    await known(zoneId, [last, a]);
  });

  test('keeps a silent driver, but after ten minutes not one who is heard and says no longer where they are', async () => {
    const { id: zoneId } = await make();
    const [silent, hidden, seen] = (await lineOf(zoneId, 3)) as [TestActor, TestActor, TestActor];
    const set = ({ userId }: TestActor, minutes: number, more = '') =>
      core.db.pool.query(
        `update drivers set last_position_at = now() - $2 * interval '1 minute' ${more} where id = $1`,
        [userId, minutes],
      );
    await set(silent, 9, ', silent_since = now()');
    await set(hidden, 11);
    await set(seen, 0);
    // After a restart there is time to be heard again.
    await watchLines(core).look();
    await known(zoneId, [silent, hidden, seen]);
    // One whose receiver is in a car park and knows only roughly where it is may still be there.
    await missPlaces(core.db, [hidden.userId]);
    await known(zoneId, [silent, hidden, seen]);
    await Promise.all([missPlaces(core.db), missPlaces(other.db)]);
    await known(zoneId, [silent, seen]);
    expect(await toldOf(hidden)).toEqual([{ zone: 'Airport', reason: null, why: 'unseen' }]);
    expect(await toldOf(silent)).toEqual([]);
  });

  test('of two thousand drivers is read by page, and each knows their place', async () => {
    const { id: zoneId } = await make();
    await core.db.pool.query(
      `with people as (
         insert into users (id, email, password_hash, role, name) select gen_random_uuid(), n || '@many.test', 'none', 'driver', 'D' || n
         from generate_series(1, 2000) n returning id, name
       ), made as (insert into drivers (id, approved, available) select id, true, true from people returning id)
       insert into queue_places (driver_id, zone_id) select id, $1 from people order by substr(name, 2)::int`,
      [zoneId],
    );
    await expect.poll(() => core.queues.line(zoneId).length).toBe(2_000);
    const page = await listLine(core.db, { zoneId, page: 200, limit: 10 });
    expect(page.total).toBe(2_000);
    expect(page.items.at(-1)).toMatchObject({ place: 2_000, name: 'D2000' });
    expect(core.queues.findOwn(page.items[0]!.id)).toMatchObject({ place: 1_991, of: 2_000 });
    // The first twenty hear of a move at once, the others together a little later.
    const told: number[] = [];
    core.queues.onChange((driverIds) => void told.push(driverIds.length));
    const [gone] = core.queues.line(zoneId);
    await core.db.pool.query('delete from queue_places where driver_id = $1', [gone]);
    await expect.poll(() => told).toEqual([21]);
    await expect.poll(() => told, { timeout: 10_000 }).toEqual([21, 1_979]);
  });
});

describe('the place of a driver who took a ride', () => {
  /** The driver is asked for a ride from the zone, takes it and is out of the line. */
  async function take(driver: TestActor, zoneId: string, process = core) {
    const rider = await makeActor(core.db, 'rider');
    const { id: rideId } = await requestRide(process, rider, request(FROM_AIRPORT));
    await expect.poll(() => askedFor(rideId)).toContain(driver.userId);
    await acceptRide(process, driver, { rideId });
    await expect.poll(() => core.queues.line(zoneId)).not.toContain(driver.userId);
    await expect.poll(() => other.queues.line(zoneId)).not.toContain(driver.userId);
    return { rider, driver, rideId };
  }
  type Taken = Awaited<ReturnType<typeof take>>;
  const reassign = ({ rideId, driver }: Taken) =>
    reassignRide(other, admin, { rideId, fromDriverId: driver.userId, reason: 'test' });
  async function noShow({ rideId, driver }: Taken) {
    moveTo(driver, AIRPORT);
    await arrive(core, driver, { rideId });
    const earlier = `at = now() - interval '6 minutes' where`;
    await core.db.pool.query(`update rides set arrived_${earlier} id = $1`, [rideId]);
    await rewriteTrail(core.db, `update ride_events set ${earlier} ride_id = $1 and type = 'ride.arrived'`, [
      rideId,
    ]);
    await cancelRide(core, driver, { rideId, isNoShow: true });
  }
  const keptUntil = async ({ userId }: TestActor) =>
    (
      await core.db.pool.query<{ until: Date | null }>(
        'select kept_until as until from queue_kept_places where driver_id = $1',
        [userId],
      )
    ).rows.map(({ until }) => until?.getTime());
  const ownOf = ({ userId }: TestActor) => [core, other].map(({ queues }) => queues.findOwn(userId));
  const joinBoth = (driver: TestActor, zoneId: string, seconds?: number) =>
    Promise.all(
      [core, other].map(({ db }) =>
        joinLines(db, [{ driverId: driver.userId, zoneId, ...(seconds !== undefined && { seconds }) }]),
      ),
    );

  const BLAMELESS: [string, (taken: Taken) => Promise<unknown>][] = [
    ['its rider cancels', ({ rider, rideId }) => cancelRide(other, rider, { rideId })],
    ['its rider doesn’t come', noShow],
    [
      'the desk cancels it',
      ({ rideId }) => setRideStatus(other, admin, { rideId, to: 'canceled', reason: 'test' }),
    ],
    ['the desk takes it away', reassign],
  ];
  test.each(BLAMELESS)('is theirs again, once, when %s', async (_, end) => {
    const { id: zoneId } = await make();
    const [first, second, third] = (await lineOf(zoneId, 3)) as [TestActor, TestActor, TestActor];
    const taken = await take(first, zoneId);
    expect(ownOf(first)).toEqual([null, null]);
    const before = Date.now();
    await end(taken);
    await expect.poll(() => ownOf(first).every((own) => own !== null)).toBe(true);
    const [until] = await keptUntil(first);
    expect(Math.abs(until! - before - 15 * 60_000)).toBeLessThan(30_000);
    const own = { zone: 'Airport', keptUntil: new Date(until!).toISOString() };
    expect(ownOf(first)).toEqual([own, own]);
    expect(core.queues.line(zoneId)).toEqual(idsOf([second, third]));
    // However often it is asked and by whom, the moment stays.
    await Promise.all([settleKeptPlaces(core.db, null), settleKeptPlaces(other.db, null)]);
    expect(await keptUntil(first)).toEqual([until]);

    const joined = await joinBoth(first, zoneId);
    expect(joined.flat()).toEqual([first.userId]);
    await known(zoneId, [first, second, third]);
    expect(ownOf(first)[0]).toEqual({ zone: 'Airport', place: 1, of: 3, wasMoved: false });
    expect(await keptUntil(first)).toEqual([]);
    // Lost again by leaving, there is no way back to it.
    await leaveLines(core.db, [{ driverId: first.userId, zoneId }]);
    await joinBoth(first, zoneId);
    await known(zoneId, [second, third, first]);
  });

  const OWN_DOING: [string, (taken: Taken) => Promise<unknown>][] = [
    ['cancel it', ({ driver, rideId }) => cancelRide(core, driver, { rideId, reason: 'flat tire' })],
    [
      'give it back',
      ({ driver, rideId }) =>
        core.changeRide(RELEASE.driver, { rideId, actorId: driver.userId, heldBy: driver.userId }),
    ],
    [
      'don’t come',
      async ({ driver, rideId }) => {
        const { rows } = await core.db.pool.query<{ version: number }>(
          'select version from rides where id = $1',
          [rideId],
        );
        await replaceDriver(core, { rideId, driverId: driver.userId, seenVersion: rows[0]!.version });
      },
    ],
    ['complete it', ({ rideId }) => setRideStatus(core, admin, { rideId, to: 'completed', reason: 'test' })],
  ];
  test.each(OWN_DOING)('is gone when they %s', async (_, end) => {
    const { id: zoneId } = await make();
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const taken = await take(first, zoneId);
    await expect.poll(() => keptUntil(first)).toEqual([undefined]);
    await end(taken);
    await expect.poll(() => keptUntil(first)).toEqual([]);
    await core.db.pool.query('update drivers set cooling_until = null, cooling_why = null');
    await core.db.pool.query(
      `update rides set status = 'canceled', canceled_by = 'system' where status = 'requested'`,
    );
    await joinBoth(first, zoneId);
    await known(zoneId, [second, first]);
  });

  test('is theirs only if they were back in time, and a driver who isn’t loses it silently', async () => {
    const { id: zoneId } = await make();
    const [first, second, third] = (await lineOf(zoneId, 3)) as [TestActor, TestActor, TestActor];
    for (const driver of [first, second]) {
      const { rider, rideId } = await take(driver, zoneId);
      await cancelRide(core, rider, { rideId });
      await expect.poll(() => ownOf(driver).every((own) => own !== null)).toBe(true);
    }
    const age = (seconds: number) =>
      core.db.pool.query(`update queue_kept_places set kept_until = now() - $1 * interval '1 second'`, [
        seconds,
      ]);
    await age(10);
    await settleKeptPlaces(core.db, null);
    // Fifteen seconds are looked at before anyone joins: one who came in time is in time. The other came five seconds ago.
    await joinBoth(first, zoneId, 15);
    await joinBoth(second, zoneId, 5);
    await known(zoneId, [first, third, second]);
    const { rider, rideId } = await take(first, zoneId);
    await cancelRide(core, rider, { rideId });
    await expect.poll(() => keptUntil(first)).toEqual([expect.any(Number)]);
    await age(181);
    await settleKeptPlaces(other.db, null);
    await expect.poll(() => keptUntil(first)).toEqual([]);
    await expect.poll(() => ownOf(first)).toEqual([null, null]);
    expect(await toldOf(first)).toEqual([]);
  });

  test('is theirs even if their phone says rarely where they are, and is not shown after its moment', async () => {
    const { id: zoneId } = await make();
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const { rider, rideId } = await take(first, zoneId);
    await cancelRide(core, rider, { rideId });
    await expect.poll(() => ownOf(first).every((own) => own !== null)).toBe(true);
    const keep = (seconds: number) =>
      core.db.pool.query(`update queue_kept_places set kept_until = now() + $1 * interval '1 second'`, [
        seconds,
      ]);
    await keep(2);
    await expect.poll(() => core.queues.findOwn(first.userId)).not.toBeNull();
    // Nothing changes, but time goes by.
    await expect.poll(() => ownOf(first), { timeout: 10_000 }).toEqual([null, null]);
    await keep(-170);
    await settleKeptPlaces(core.db, null);
    await joinBoth(first, zoneId, 175);
    await known(zoneId, [first, second]);
  });

  test('goes with the next ride, offline, and goes on with the zone of the same name', async () => {
    const before = await make();
    const drivers = (await lineOf(before.id, 4)) as [TestActor, TestActor, TestActor, TestActor];
    const [riding, offline, stays, last] = drivers;
    for (const driver of [riding, offline, stays]) {
      const { rider, rideId } = await take(driver, before.id);
      await cancelRide(core, rider, { rideId });
      await expect.poll(() => ownOf(driver).every((own) => own !== null)).toBe(true);
    }
    const free = await ask(core, { pickup: GULSHAN, destination: AIRPORT });
    await assignRide(core, admin, { rideId: free, driverId: riding.userId, reason: 'test' });
    await settleKeptPlaces(core.db, null);
    expect(await keptUntil(riding)).toEqual([]);
    await setAvailability(core, offline, { available: false });
    expect(await keptUntil(offline)).toEqual([]);
    const after = await make({ name: 'AIRPORT', corners: around(AIRPORT, 0.006), replaces: before.id });
    await joinBoth(stays, after.id);
    await known(after.id, [stays, last]);
    const { rider, rideId } = await take(stays, after.id);
    await cancelRide(core, rider, { rideId });
    await expect.poll(() => keptUntil(stays)).toEqual([expect.any(Number)]);
    await endQueueZone(core, admin, { zoneId: after.id });
    expect(await keptUntil(stays)).toEqual([]);
    expect(await toldOf(stays)).toEqual([{ zone: 'AIRPORT', reason: null }]);
  });

  test('outlives another line joined on the way, and is theirs again back in its zone', async () => {
    const { id: zoneId } = await make();
    const { id: next } = await make({ name: 'Next door', corners: around(GULSHAN) });
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const { rider, rideId } = await take(first, zoneId);
    await cancelRide(core, rider, { rideId });
    await expect.poll(() => ownOf(first).every((own) => own !== null)).toBe(true);
    let nowMs = 0;
    let at = Date.now() - 5_000;
    const { look } = watchLines(core, () => nowMs);
    const stay = async (place: LatLng) => {
      for (let looks = 0; looks < 2; looks += 1) {
        at += 1;
        moveTo(first, place, at);
        await look();
        nowMs += 16_000;
      }
    };
    await stay(GULSHAN);
    await known(next, [first]);
    const [until] = await keptUntil(first);
    const kept = { zone: 'Airport', keptUntil: new Date(until!).toISOString() };
    expect(core.queues.findOwn(first.userId)).toEqual({
      ...{ zone: 'Next door', place: 1, of: 1, wasMoved: false },
      kept,
    });
    const joinedAt = expect.any(String);
    expect(await ownDataOf(core, first)).toMatchObject({
      queuePlaces: [{ zone: 'Next door', joinedAt, removedAt: null }],
      keptQueuePlaces: [{ zone: 'Airport', joinedAt, rideId, keptUntil: kept.keptUntil }],
    });
    expect(await ownDataOf(core, second)).toMatchObject({
      queuePlaces: [{ zone: 'Airport', joinedAt, removedAt: null }],
      keptQueuePlaces: [],
    });
    await stay(AIRPORT);
    await known(zoneId, [first, second]);
    expect(core.queues.line(next)).toEqual([]);
    expect(await keptUntil(first)).toEqual([]);
    expect(await toldOf(first)).toEqual([]);
  });

  test('in another line is what is kept once they take a ride from there', async () => {
    const { id: zoneId } = await make();
    const { id: next } = await make({ name: 'Next door', corners: around(GULSHAN) });
    const [first] = (await lineOf(zoneId, 1)) as [TestActor];
    const { rider, rideId } = await take(first, zoneId);
    await cancelRide(core, rider, { rideId });
    await expect.poll(() => ownOf(first).every((own) => own !== null)).toBe(true);
    await joinBoth(first, next);
    await known(next, [first]);
    const second = await ask(core, { pickup: GULSHAN, destination: AIRPORT });
    await assignRide(core, admin, { rideId: second, driverId: first.userId, reason: 'test' });
    await known(next, []);
    await settleKeptPlaces(core.db, null);
    const { rows } = await core.db.pool.query(
      'select zone_id as "zoneId", ride_id as "rideId", kept_until as until from queue_kept_places where driver_id = $1',
      [first.userId],
    );
    expect(rows).toEqual([{ zoneId: next, rideId: second, until: null }]);
  });

  test('is given up without waiting for a change of the driver, such as a suspension', async () => {
    const { id: zoneId } = await make();
    const [driver] = (await lineOf(zoneId, 1)) as [TestActor];
    const rideId = await ask();
    await expect.poll(() => askedFor(rideId)).toEqual([driver.userId]);
    // No event tells of this ride, so that only what is called here gives up the place.
    await core.db.pool.query(
      `update rides set status = 'accepted', driver_id = $2, accepted_at = now(), next_wave_at = null where id = $1`,
      [rideId, driver.userId],
    );
    const suspending = await core.db.pool.connect();
    await suspending.query('begin');
    await suspending.query('select from drivers where id = $1 for update', [driver.userId]);
    const clearing = clearPlaces(core.db, [driver.userId]);
    try {
      await Promise.race([clearing, waitsForLock()]);
      await suspending.query('update drivers set available = false where id = $1', [driver.userId]);
      await suspending.query('commit');
    } finally {
      suspending.release(true);
    }
    await clearing;
    expect(await listPlaces(core.db)).toEqual([]);
    expect(await keptUntil(driver)).toEqual([]);
  });
  const waitsForLock = () =>
    expect
      .poll(
        async () =>
          (await core.db.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount,
      )
      .toBeGreaterThan(0);

  test('no longer counts what they declined before it', async () => {
    const { id: zoneId } = await make();
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const declined = await ask();
    await expect.poll(() => askedFor(declined)).toEqual([first.userId]);
    await decline(first, declined);
    await acceptLater(second, declined);
    const { rider, rideId } = await take(first, zoneId);
    await cancelRide(core, rider, { rideId });
    await expect.poll(() => ownOf(first).every((own) => own !== null)).toBe(true);
    await joinBoth(first, zoneId);
    await known(zoneId, [first]);
    const again = await ask();
    await expect.poll(() => askedFor(again)).toEqual([first.userId]);
    await decline(first, again);
    await watchLines(core).look();
    expect(await listPlaces(core.db)).toMatchObject([{ driverId: first.userId, wasMoved: false }]);
  });
  async function acceptLater(driver: TestActor, rideId: string) {
    await expect.poll(() => askedFor(rideId)).toContain(driver.userId);
    await acceptRide(core, driver, { rideId });
  }
});

describe('by their positions', () => {
  /** Looks of one process, at seconds of its own clock; at each, every driver reports where they are. */
  function watching(process = core) {
    let nowMs = 0;
    let at = Date.now() - 5_000;
    const { look } = watchLines(process, () => nowMs);
    return async (second: number, places: [TestActor, LatLng | null][]) => {
      nowMs = second * 1_000;
      at += 1;
      for (const [driver, place] of places) if (place) moveTo(driver, place, at);
      await look();
    };
  }
  const OUTSIDE = north(1_000);

  test('drivers join once they have been there for fifteen seconds, who came first in front, and no false jump does', async () => {
    const { id: zoneId } = await make();
    const [first, second, jumping, standing] = [
      await driverAt(),
      await driverAt(OUTSIDE),
      await driverAt(OUTSIDE),
      await driverAt(),
    ];
    const lookAt = watching();
    await lookAt(0, [
      [first, AIRPORT],
      [jumping, OUTSIDE],
    ]);
    await lookAt(5, [
      [first, AIRPORT],
      [second, AIRPORT],
      [jumping, AIRPORT],
    ]);
    await lookAt(10, [
      [first, AIRPORT],
      [second, AIRPORT],
      [jumping, OUTSIDE],
    ]);
    await lookAt(15, [
      [second, AIRPORT],
      [jumping, AIRPORT],
    ]);
    await lookAt(20, [
      [first, AIRPORT],
      [second, AIRPORT],
      [jumping, OUTSIDE],
    ]);
    // Of one no new position ever came.
    expect(core.queues.places().has(standing.userId)).toBe(false);
    await known(zoneId, [first, second]);
  });

  test('drivers who flap across the edge keep their place, and who stays out for two minutes loses it', async () => {
    const { id: zoneId } = await make();
    const [leaver, flapping, lost] = (await lineOf(zoneId, 3)) as [TestActor, TestActor, TestActor];
    const lookAt = watching();
    await lookAt(0, [
      [leaver, OUTSIDE],
      [flapping, OUTSIDE],
      [lost, OUTSIDE],
    ]);
    await lookAt(60, [
      [leaver, OUTSIDE],
      [flapping, AIRPORT],
      [lost, OUTSIDE],
    ]);
    // On their screen they read until when: two minutes from the first look outside.
    const outUntil = (driver: TestActor) =>
      (core.queues.findOwn(driver.userId) as { outUntil?: string } | null)?.outUntil;
    expect(Math.abs(Date.parse(outUntil(leaver)!) - Date.now() - 60_000)).toBeLessThan(5_000);
    expect(outUntil(flapping)).toBeUndefined();
    const told: (readonly string[])[] = [];
    core.queues.onChange((driverIds) => void told.push(driverIds));
    await lookAt(60.5, [[leaver, OUTSIDE]]);
    expect(told).toEqual([]);
    await lookAt(120, [
      [leaver, OUTSIDE],
      [flapping, OUTSIDE],
      [lost, null],
    ]);
    await known(zoneId, [leaver, flapping, lost]);
    await lookAt(121, [
      [leaver, OUTSIDE],
      [flapping, OUTSIDE],
      [lost, null],
    ]);
    await known(zoneId, [flapping, lost]);
    // The other process finds them gone, and says nothing more.
    await leaveLines(other.db, [{ driverId: leaver.userId, zoneId }]);
    expect(await toldOf(leaver)).toEqual([{ zone: 'Airport', reason: null, why: 'out' }]);
    expect(await toldOf(flapping)).toEqual([]);
  });

  test('a moment without a good position doesn’t begin the two minutes outside again', async () => {
    const { id: zoneId } = await make();
    const [hiding, last] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const lookAt = watching();
    await lookAt(0, [[hiding, OUTSIDE]]);
    const { userId: driverId } = hiding;
    const { positions } = core;
    const before = positions.get(driverId)!;
    // Too rough to measure from.
    for (const process of [core, other])
      process.positions.learn({ ...before, at: before.at + 1, accuracy: 400 });
    await lookAt(60, []);
    await lookAt(121, [[hiding, OUTSIDE]]);
    await known(zoneId, [last]);
  });

  test('rough positions keep a place for as long as they may be in the zone', async () => {
    const { id: zoneId } = await make();
    const [parked, gone] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    await core.db.pool.query(`update drivers set last_position_at = now() - interval '11 minutes'`);
    function rough({ userId: driverId }: TestActor, place: LatLng) {
      const position = { driverId, ...place, bearing: null, at: Date.now() - 1_000, accuracy: 300 };
      for (const { positions } of [core, other]) positions.learn(position);
    }
    rough(parked, north(600));
    rough(gone, north(900));
    const startMs = Date.now();
    // Only after two calm minutes is anyone missed.
    const now = vi.spyOn(Date, 'now').mockReturnValue(startMs);
    const { look } = watchLines(core);
    for (const seconds of [50, 100, 121]) {
      now.mockReturnValue(startMs + seconds * 1_000);
      await look();
    }
    now.mockRestore();
    await known(zoneId, [parked]);
  });

  test('where no zone stands nothing is looked at', async () => {
    const { drivers } = core;
    const unread = {
      ...core,
      drivers: { listIdle: () => expect.unreachable() } as unknown as typeof drivers,
    };
    await watchLines(unread).look();
  });
});

describe('a ride from the zone', () => {
  test('is offered to the line in its order, in every process, one alone at a time', async () => {
    const { id: zoneId } = await make();
    const [first, second, third] = (await lineOf(zoneId, 3)) as [TestActor, TestActor, TestActor];
    // Nearer, and not in line.
    await driverAt();
    const rideId = await ask(other);
    await expect.poll(() => askedFor(rideId)).toEqual([first.userId]);
    await decline(first, rideId);
    await expect.poll(() => askedFor(rideId)).toEqual([first.userId, second.userId]);
    const next = await ask(core);
    await expect.poll(() => askedFor(next)).toEqual([first.userId]);
    // The first two have an offer to answer, as both processes know.
    for (const id of [rideId, next]) await heardOf(id);
    const last = await ask(other);
    await expect.poll(() => askedFor(last)).toEqual([third.userId]);
    const { rows } = await core.db.pool.query<{ alone: boolean; note: object }>(
      `select next_wave_at > now() + interval '25 seconds' as alone,
        (select data from ride_events e where e.ride_id = r.id and type = 'ride.requested') as note from rides r where id = $1`,
      [next],
    );
    expect(rows[0]).toMatchObject({ alone: true, note: { why: { isByQueue: true } } });
  });

  test('two at the same moment in two processes go to the first two, once both have answered', async () => {
    const { id: zoneId } = await make();
    const [first, second, third] = (await lineOf(zoneId, 3)) as [TestActor, TestActor, TestActor];
    const rides = await Promise.all([ask(core), ask(other)]);
    const askedNow = () => Promise.all(rides.map(askedFor));
    await expect.poll(async () => (await askedNow()).flat()).toContain(first.userId);
    const asked = await askedNow();
    const taken = rides[asked.findIndex((ids) => ids.includes(first.userId))]!;
    await acceptRide(core, first, { rideId: taken });
    const left = rides.find((id) => id !== taken)!;
    await expect.poll(() => askedFor(left)).toContain(second.userId);
    expect(await askedFor(left)).not.toContain(third.userId);
  });

  test('offered to a driver who answers another one of the line goes on after six seconds', async () => {
    const { id: zoneId } = await make();
    const [first] = (await lineOf(zoneId, 2)) as [TestActor];
    const rideIds = [await ask(), await ask()].toSorted();
    // As two processes would ask at the same moment.
    await core.db.pool.query(
      `with gone as (delete from ride_offers where ride_id = any ($1)), again as (
         update rides set next_wave_at = now() + interval '30 seconds', wave = 1 where id = any ($1) returning id
       ) select from again`,
      [rideIds],
    );
    await core.db.pool.query(
      `insert into ride_offers (ride_id, driver_id, wave, expires_at, by_queue) select unnest($1::uuid[]), $2, 1, now() + interval '30 seconds', true`,
      [rideIds, first.userId],
    );
    await Promise.all([hurryCrossed(core), hurryCrossed(other)]);
    await hurryCrossed(core);
    const { rows } = await core.db.pool.query<{ after: number }>(
      `select round(extract(epoch from r.next_wave_at - o.offered_at))::int as after from rides r join ride_offers o on o.ride_id = r.id
       where r.id = any ($1) order by r.id`,
      [rideIds],
    );
    expect(rows.map(({ after }) => after)).toEqual([30, 6]);
  });

  test('goes to the first who serves its type, and the others keep their places', async () => {
    const { id: zoneId } = await make();
    const small = await driverAt(AIRPORT, { kind: 'car', classRank: 1, seats: 4 });
    await joinLines(core.db, [{ driverId: small.userId, zoneId }]);
    const large = await driverAt(north(200));
    await joinLines(core.db, [{ driverId: large.userId, zoneId }]);
    await known(zoneId, [small, large]);
    const rideId = await ask(core, { type: 'xl' });
    await expect.poll(() => askedFor(rideId)).toEqual([large.userId]);
    await acceptRide(core, large, { rideId });
    await known(zoneId, [small]);
  });

  test('goes to others once the line is exhausted, and drivers in line are left alone for rides from elsewhere', async () => {
    const { id: zoneId } = await make();
    const [only] = (await lineOf(zoneId, 1)) as [TestActor];
    const near = await driverAt(north(1_500));
    const elsewhere = await ask(core, { pickup: { ...AIRPORT, ...north(700) } });
    await expect.poll(() => askedFor(elsewhere)).toEqual([near.userId]);
    const rideId = await ask();
    await expect.poll(() => askedFor(rideId)).toEqual([only.userId]);
    await acceptRide(core, near, { rideId: elsewhere });
    const another = await driverAt(north(1_600));
    await decline(only, rideId);
    await expect.poll(() => askedFor(rideId)).toEqual([only.userId, another.userId]);
  });

  /** The time of the open offers is over, as if it had passed. */
  const runOut = async (rideId: string) => {
    // What a process hears only after this would count as an open offer again.
    await heardOf(rideId);
    for (const { answers } of [core, other]) answers.clear();
    await core.db.pool.query(
      `with over as (
        update ride_offers set offered_at = offered_at - (expires_at - now()), expires_at = now() - interval '1 ms'
        where ride_id = $1 and declined_at is null and not lapsed and expires_at > now()
      ) update rides set next_wave_at = now() - interval '1 ms' where id = $1`,
      [rideId],
    );
  };

  test('goes on to the next in line as soon as the first has let it run out', async () => {
    const { id: zoneId } = await make();
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const rideId = await ask();
    await expect.poll(() => askedFor(rideId)).toEqual([first.userId]);
    await runOut(rideId);
    await core.matchSoon();
    await expect.poll(() => askedFor(rideId)).toEqual([first.userId, second.userId]);
  });

  test('can be taken only by drivers who were asked, while an offer to one in line is open', async () => {
    const { id: zoneId } = await make();
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const near = await driverAt();
    const rideId = await ask();
    await expect.poll(() => askedFor(rideId)).toEqual([first.userId]);
    const openFor = async ({ userId }: TestActor) =>
      (await listOpenRides(core.db, userId)).map(({ id }) => id).includes(rideId);
    expect(await Promise.all([first, second, near].map(openFor))).toEqual([true, false, false]);
    for (const passing of [second, near]) await refused(acceptRide(other, passing, { rideId }), 'RIDE_GONE');
    // An offer that isn’t of a line keeps nobody away.
    await core.db.pool.query('update ride_offers set by_queue = false where ride_id = $1', [rideId]);
    expect(await openFor(near)).toBe(true);
    await core.db.pool.query('update ride_offers set by_queue = true where ride_id = $1', [rideId]);
    await decline(first, rideId);
    await expect.poll(() => askedFor(rideId)).toEqual([first.userId, second.userId]);
    await refused(acceptRide(core, near, { rideId }), 'RIDE_GONE');
    await acceptRide(core, second, { rideId });
  });

  test('that runs out while we don’t hear from the driver costs nobody a place', async () => {
    const { id: zoneId } = await make();
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    await core.db.pool.query(
      `update queue_places set since = now() - interval '1 hour', joined_at = now() - interval '1 hour'`,
    );
    /** The first lets a ride run out, heard from so many seconds before it was offered. */
    async function miss(secondsBefore: number, isSilent = false) {
      const rideId = await ask();
      await expect.poll(() => askedFor(rideId)).toEqual([first.userId]);
      await runOut(rideId);
      await core.db.pool.query(
        `update drivers set ignored_offers = 0, last_heard_at = now() - $2 * interval '1 second', silent_since = case when $3 then now() end where id = $1`,
        [first.userId, 30 + secondsBefore, isSilent],
      );
      await core.matchSoon();
      await expect.poll(() => askedFor(rideId)).toEqual([first.userId, second.userId]);
      await core.db.pool.query(
        `with gone as (update rides set status = 'canceled', canceled_by = 'system' where id = $1),
           early as (update ride_offers set offered_at = offered_at - interval '1 minute', expires_at = expires_at - interval '1 minute' where ride_id <> $1)
         update drivers set silent_since = null, last_heard_at = now() where id = $2`,
        [rideId, first.userId],
      );
      await watchLines(core).look();
    }
    await miss(31);
    await miss(60);
    await miss(0, true);
    await miss(29);
    await known(zoneId, [first, second]);
    await miss(0);
    await known(zoneId, [second, first]);
  });

  test('twice declined or ignored, one after the other, costs the place', async () => {
    const { id: zoneId } = await make();
    const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
    const declined = await ask();
    await expect.poll(() => askedFor(declined)).toEqual([first.userId]);
    await decline(first, declined);
    await expect.poll(() => core.answers.isAnswering(first.userId, performance.now())).toBe(false);
    await watchLines(core).look();
    await known(zoneId, [first, second]);
    const ignored = await ask();
    await expect.poll(() => askedFor(ignored)).toContain(first.userId);
    await core.db.pool.query(
      `update ride_offers set offered_at = now() - interval '30 seconds', expires_at = now() - interval '1 ms', lapsed = true where ride_id = $1 and driver_id = $2`,
      [ignored, first.userId],
    );
    await core.db.pool.query(
      `update queue_places set since = now() - interval '1 hour', joined_at = now() - interval '1 hour' where driver_id = $1`,
      [first.userId],
    );
    await core.db.pool.query(
      `update ride_offers set offered_at = now() - interval '50 seconds', expires_at = now() - interval '20 seconds', declined_at = now() - interval '45 seconds'
        where ride_id <> $1 and driver_id = $2`,
      [ignored, first.userId],
    );
    // Both processes see it, and move the driver once.
    await Promise.all([watchLines(core).look(), watchLines(other).look()]);
    await known(zoneId, [second, first]);
    expect(core.queues.findOwn(first.userId)).toEqual({ zone: 'Airport', place: 2, of: 2, wasMoved: true });
    await watchLines(core).look();
    await known(zoneId, [second, first]);
  });
});

describe('a zone', () => {
  test('that takes the place of one with the same name goes on with its line', async () => {
    const before = await make();
    const drivers = await lineOf(before.id, 3);
    const after = await make({ name: 'AIRPORT', corners: around(AIRPORT, 0.006), replaces: before.id });
    await known(after.id, drivers);
    expect(await toldOf(drivers[0]!)).toEqual([]);
  });

  test('with another name, or that ends, ends the line, and its drivers are told', async () => {
    const before = await make();
    const [first] = (await lineOf(before.id, 1)) as [TestActor];
    const after = await make({ name: 'Terminal 3', replaces: before.id });
    expect(await listPlaces(core.db)).toEqual([]);
    expect(await toldOf(first)).toEqual([{ zone: 'Airport', reason: null }]);
    await joinLines(core.db, [{ driverId: first.userId, zoneId: after.id }]);
    await endQueueZone(other, admin, { zoneId: after.id });
    expect(await toldOf(first)).toHaveLength(2);
    await expect.poll(() => core.queues.findOwn(first.userId)).toBeNull();
  });

  test('has a name of its own, and there are ten at most', async () => {
    await make();
    await refused(makeQueueZone(other, admin, input({ name: 'airport' })), 'QUEUE_ZONE_TAKEN');
    for (let n = 1; n < 10; n += 1) await makeQueueZone(core, admin, input({ name: `Zone ${n}` }));
    await refused(makeQueueZone(core, admin, input({ name: 'Zone 10' })), 'QUEUE_ZONES_FULL');
    await refused(endQueueZone(core, admin, { zoneId: crypto.randomUUID() }), 'NOT_FOUND');
    const away = [...around(AIRPORT).slice(0, 3), { lat: 22.36, lng: 91.78 }];
    await refused(makeQueueZone(core, admin, input({ name: 'Away', corners: away })), 'BAD_INPUT');
  });
});

test('the desk takes a driver out with a reason; they stay out until they have left the zone or gone offline', async () => {
  const { id: zoneId } = await make();
  const [first, second] = (await lineOf(zoneId, 2)) as [TestActor, TestActor];
  const out = { driverId: first.userId, zoneId, reason: 'No vest' };
  await takeOut(other, admin, out);
  await known(zoneId, [second]);
  expect(core.queues.findOwn(first.userId)).toEqual({ zone: 'Airport', removed: 'No vest' });
  expect(await toldOf(first)).toEqual([{ zone: 'Airport', reason: 'No vest' }]);
  const { rows } = await core.db.pool.query<{ data: object }>(
    `select data from account_events where type = 'driver.left_queue' and user_id = $1 and actor_id = $2`,
    [first.userId, admin.userId],
  );
  expect(rows).toEqual([{ data: { areaId: zoneId, areaName: 'Airport', reason: 'No vest' } }]);
  await takeOut(core, admin, out);
  expect(await toldOf(first)).toHaveLength(1);
  await refused(takeOut(core, admin, { ...out, reason: 'Rude' }), 'QUEUE_PLACE_GONE');
  expect(await joinLines(core.db, [{ driverId: first.userId, zoneId }])).toEqual([]);
  await setAvailability(core, first, { available: false });
  await setAvailability(core, first, { available: true });
  expect(await joinLines(core.db, [{ driverId: first.userId, zoneId }])).toEqual([first.userId]);
  await known(zoneId, [second, first]);
});

/** A request at a place that comes due when the test says so. */
async function gatheredAt({
  lat,
  lng,
}: LatLng): Promise<{ rideId: string; makeDue: () => Promise<unknown> }> {
  const chooseFirstDrivers = () =>
    Promise.resolve({ offers: [], wave: 0, why: null, nextWaveSeconds: 3_600 });
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide({ ...core, chooseFirstDrivers }, rider, request(FROM_AIRPORT));
  const change = (what: string, ...values: unknown[]) =>
    core.db.pool.query(`update rides set ${what} where id = $1`, [rideId, ...values]);
  await change('pickup_lat = $2, pickup_lng = $3', lat, lng);
  return { rideId, makeDue: () => change(`next_wave_at = now() - interval '1 second'`) };
}

test('however wide a zone is, two processes don’t ask its first driver at the same time', async () => {
  const zone = await make();
  // Wider than the map of the included city.
  const wide = around(AIRPORT).map(({ lat, lng }) => ({ lat, lng: lng < AIRPORT.lng ? 90.25 : 90.75 }));
  await core.db.pool.query('update queue_zones set corners = $2 where id = $1', [
    zone.id,
    JSON.stringify(wide),
  ]);
  const [west, east] = [
    { ...AIRPORT, lng: 90.3 },
    { ...AIRPORT, lng: 90.7 },
  ];
  for (const { queues } of [core, other]) await expect.poll(() => queues.zoneAt(west)?.id).toBe(zone.id);
  const [first, second] = await lineOf(zone.id, 2);
  const [square, ...more] = squaresAround(west);
  expect([more, squaresAround(east)]).toEqual([[], expect.not.arrayContaining([square])]);
  const [here, there] = [await gatheredAt(west), await gatheredAt(east)];
  // Some process is matching at the other end, and doesn't end.
  const held = await holdRow(database.connectionString, 'select pg_advisory_xact_lock($1, $2)', [
    MATCHING_LOCK,
    square,
  ]);
  for (const { makeDue } of [there, here]) await makeDue();
  for (const process of [core, other]) expect(await matchRequests(process)).toBe(false);
  const asked = () => Promise.all([here, there].map(({ rideId }) => askedFor(rideId)));
  expect(await asked()).toEqual([[], []]);
  await held.release();
  await Promise.all([core, other].map((process) => matchRequests(process)));
  const inLine = new Set([first?.userId, second?.userId]);
  await expect.poll(async () => new Set((await asked()).map((ids) => ids.join()))).toEqual(inLine);
});
