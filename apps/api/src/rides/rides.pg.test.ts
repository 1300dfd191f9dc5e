import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MATCHING_LOCK } from '../dispatch/match-requests.ts';
import { squaresAround } from '../dispatch/matching-squares.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { getEarnings } from '../drivers/driver-queries.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { OFFER_SECONDS } from './rules/offer-policy.ts';
import { declineRide } from './decline-ride.ts';
import { listOpenRides } from './reads/ride-detail-queries.ts';
import { requestRide } from './request-ride.ts';
import { findDriverRide, findRideImage, findRiderRide } from './reads/ride-queries.ts';
import { setRideStatus } from './desk/set-ride-status.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;

beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });

const eventsOf = async (rideId: string) =>
  (
    await core.db.pool.query(
      'select version, type, from_status, to_status, actor_id, actor_role from ride_events where ride_id = $1 order by version',
      [rideId],
    )
  ).rows;

const requested = () => requestRide(core, rider, request());
async function accepted() {
  const ride = await requested();
  return acceptRide(core, driver, { rideId: ride.id });
}
async function onBoard() {
  const ride = await accepted();
  return advanceRide(core, driver, { rideId: ride.id, to: 'picked_up' });
}
async function completed() {
  const { id: rideId } = await onBoard();
  await advanceRide(core, driver, { rideId, to: 'in_transit' });
  return advanceRide(core, driver, { rideId, to: 'completed' });
}

describe('requesting again and again', () => {
  const offersOf = async (rideId: string) =>
    (
      await core.db.pool.query(
        `select driver_id as id, extract(epoch from expires_at - offered_at)::int as seconds
          from ride_offers where ride_id = $1`,
        [rideId],
      )
    ).rows;
  const cancel = (by: TestActor, rideId: string) => cancelRide(core, by, { rideId });

  test('rings at a driver no second time within seconds, others may', async () => {
    core.drivers.setAvailable(driver.userId, true);
    core.drivers.setPosition({ driverId: driver.userId, ...GULSHAN, bearing: null, at: Date.now() });
    const first = await requested();
    expect(await offersOf(first.id)).toContainEqual({ id: driver.userId, seconds: OFFER_SECONDS });
    await cancel(rider, first.id);
    const second = await requested();
    expect(await offersOf(second.id)).toEqual([]);
    const other = await makeActor(core.db, 'rider');
    const { id } = await requestRide(core, other, request());
    expect(await offersOf(id)).toContainEqual({ id: driver.userId, seconds: OFFER_SECONDS });
    core.drivers.setAvailable(driver.userId, false);
  });

  test('ends in a pause, in which what was requested before is still answered', async () => {
    const asked = request();
    await cancel(rider, (await requestRide(core, rider, asked)).id);
    for (let i = 0; i < 19; i++) await cancel(rider, (await requested()).id);
    await expect(requested()).rejects.toMatchObject({
      code: 'TOO_MANY',
      message: 'You’ve canceled many requests just now. Try again in 10 minutes.',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await requestRide(core, rider, asked)).toMatchObject({ status: 'canceled' });
    rider = await makeActor(core.db, 'rider');
    expect(await requested()).toMatchObject({ status: 'requested' });
  });
});

describe('requesting', () => {
  test('makes the ride with its event, its fare split to the cent', async () => {
    const ride = await requested();
    const image = await findRideImage(core.db, ride.id);
    expect(image).toMatchObject({
      status: 'requested',
      version: 1,
      driver: null,
      rider: { id: rider.userId },
    });
    expect((image?.commissionCents ?? 0) + (image?.payoutCents ?? 0)).toBe(ride.fareCents);
    expect(await eventsOf(ride.id)).toMatchObject([
      {
        version: 1,
        type: 'ride.requested',
        from_status: null,
        to_status: 'requested',
        actor_id: rider.userId,
      },
    ]);
  });

  test('the same command twice, even at once, is one ride', async () => {
    const input = request();
    const [a, b] = await Promise.all([requestRide(core, rider, input), requestRide(core, rider, input)]);
    expect(a.id).toBe(b.id);
    expect((await requestRide(core, rider, input)).id).toBe(a.id);
    await refused(requestRide(core, rider, { ...input, type: 'luxury' }), 'COMMAND_REUSED');
    // A price that has changed since doesn't undo the ride.
    expect((await requestRide(core, rider, { ...input, quotedFareCents: 1 })).id).toBe(a.id);
  });

  test('two requests at once leave one active ride', async () => {
    const results = await Promise.allSettled([requested(), requested(), requested()]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'RIDER_BUSY' });
  });

  test.each<[string, Partial<ReturnType<typeof request>>, ErrorCode]>([
    ['a pickup in another city', { pickup: { address: 'Boston', lat: 42.36, lng: -71.06 } }, 'OUTSIDE_AREA'],
    ['no way to go', { destination: { ...GULSHAN } }, 'SAME_PLACE'],
    ['another continent', { destination: { address: 'Boston', lat: 42.36, lng: -71.06 } }, 'TOO_FAR'],
    ['another price than shown', { quotedFareCents: 1 }, 'PRICE_CHANGED'],
  ])('%s is refused', async (_what, change, code) => {
    await refused(requestRide(core, rider, request(change)), code);
    expect(await findRiderRide(core.db, rider.userId)).toBeUndefined();
  });

  test('only riders request', () => refused(requestRide(core, driver, request()), 'FORBIDDEN'));
});

describe('accepting', () => {
  test('shows the rider whom to look for', async () => {
    const avatarUrl = '/media/avatars/0197a000-0000-7000-8000-000000a1b2c3.webp';
    await core.db.pool.query('update users set avatar_url = $2 where id = $1', [driver.userId, avatarUrl]);
    await core.db.pool.query(`update drivers set vehicle_color = 'white' where id = $1`, [driver.userId]);
    await accepted();
    const seen = { avatarUrl, vehicleColor: 'white' };
    expect((await findRiderRide(core.db, rider.userId))?.driver).toMatchObject(seen);
  });

  test('gives the driver the ride', async () => {
    const ride = await accepted();
    expect(ride).toMatchObject({ status: 'accepted', version: 2, rider: { id: rider.userId } });
    expect(await findDriverRide(core.db, driver.userId)).toMatchObject({ id: ride.id });
  });

  test('of many at once exactly one wins', async () => {
    const ride = await requested();
    const drivers = await Promise.all(Array.from({ length: 12 }, () => makeActor(core.db, 'driver')));
    const results = await Promise.allSettled(
      drivers.map((each) => acceptRide(core, each, { rideId: ride.id })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'RIDE_TAKEN' });
    expect(await eventsOf(ride.id)).toHaveLength(2);
  });

  test('a driver who accepts two at once drives one', async () => {
    const other = await makeActor(core.db, 'rider');
    const rides = await Promise.all([requested(), requestRide(core, other, request())]);
    const results = await Promise.allSettled(
      rides.map((ride) => acceptRide(core, driver, { rideId: ride.id })),
    );
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 'DRIVER_BUSY',
    });
  });

  test('two processes can not give one driver two rides, nor fail the others of their batch', async () => {
    const second = await startTestCore(database.connectionString);
    const riders = await Promise.all(Array.from({ length: 4 }, () => makeActor(core.db, 'rider')));
    const drivers = await Promise.all(Array.from({ length: 2 }, () => makeActor(core.db, 'driver')));
    const rides = await Promise.all(riders.map((each) => requestRide(core, each, request())));
    // Both drivers try to get every ride, through both processes at once.
    const tries = rides.flatMap((ride, i) =>
      drivers.map((each, j) => acceptRide((i + j) % 2 ? second : core, each, { rideId: ride.id })),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2);
    for (const each of drivers) {
      const active = await core.db.pool.query(
        `select count(*)::int as n from rides where driver_id = $1 and status in ('accepted', 'picked_up', 'in_transit')`,
        [each.userId],
      );
      expect(active.rows[0]).toEqual({ n: 1 });
    }
    await second.stop();
  });

  test('a ride that somebody holds waits by itself', async () => {
    // A change in the same statement would wait until the statement is given up.
    const [ride, other] = [
      await requested(),
      await requestRide(core, await makeActor(core.db, 'rider'), request()),
    ];
    // Nor may the next wave of both be made meanwhile: one statement for both would wait, and both accepts behind it.
    const held = await holdRow(
      database.connectionString,
      'select pg_advisory_xact_lock($1, square) from unnest($2::int[]) as square',
      [MATCHING_LOCK, squaresAround(GULSHAN)],
    );
    await held.query('select from rides where id = $1 for update', [ride.id]);
    const waits = acceptRide(core, driver, { rideId: ride.id });
    const goesOn = acceptRide(core, await makeActor(core.db, 'driver'), { rideId: other.id });
    expect(await goesOn).toMatchObject({ status: 'accepted' });
    await held.release();
    expect(await waits).toMatchObject({ status: 'accepted' });
  });

  test('needs an approved, active, online driver', async () => {
    const ride = await requested();
    const tries: [Parameters<typeof makeActor>[2], ErrorCode][] = [
      [{ approved: false, available: false }, 'DRIVER_NOT_APPROVED'],
      [{ suspended: true, available: false }, 'DRIVER_SUSPENDED'],
      [{ available: false }, 'DRIVER_OFFLINE'],
    ];
    for (const [state, code] of tries) {
      await refused(acceptRide(core, await makeActor(core.db, 'driver', state), { rideId: ride.id }), code);
    }
    expect(await findRideImage(core.db, ride.id)).toMatchObject({ status: 'requested', version: 1 });
  });

  test('an unknown or canceled ride is refused', async () => {
    await refused(acceptRide(core, driver, { rideId: crypto.randomUUID() }), 'RIDE_NOT_FOUND');
    const ride = await requested();
    await cancelRide(core, rider, { rideId: ride.id });
    await refused(acceptRide(core, driver, { rideId: ride.id }), 'RIDE_GONE');
  });
});

describe('declining', () => {
  test('keeps the ride from this driver only', async () => {
    const ride = await requested();
    await declineRide(core, driver, { rideId: ride.id });
    await refused(acceptRide(core, driver, { rideId: ride.id }), 'RIDE_DECLINED');
    const other = await makeActor(core.db, 'driver');
    const listed = async (by: TestActor) => (await listOpenRides(core.db, by.userId)).map(({ id }) => id);
    expect(await listed(driver)).not.toContain(ride.id);
    expect(await listed(other)).toContain(ride.id);
    await acceptRide(core, other, { rideId: ride.id });
  });

  test('an accepted ride goes back to the pool, without the time of acceptance', async () => {
    const ride = await accepted();
    await declineRide(core, driver, { rideId: ride.id });
    const image = await findRideImage(core.db, ride.id);
    expect(image).toMatchObject({ status: 'requested', driver: null, times: { accepted: null } });
    await refused(acceptRide(core, driver, { rideId: ride.id }), 'RIDE_DECLINED');
    await acceptRide(core, await makeActor(core.db, 'driver'), { rideId: ride.id });
  });

  test('once the rider is on board it is too late', async () => {
    const ride = await onBoard();
    await refused(declineRide(core, driver, { rideId: ride.id }), 'ILLEGAL_STEP');
    expect(await findRideImage(core.db, ride.id)).toMatchObject({ status: 'picked_up' });
  });

  test('who may not drive has nothing to decline', async () => {
    const ride = await requested();
    const fresh = await makeActor(core.db, 'driver', { approved: false, available: false });
    await refused(declineRide(core, fresh, { rideId: ride.id }), 'DRIVER_NOT_APPROVED');
    const suspended = await makeActor(core.db, 'driver', { suspended: true, available: false });
    await refused(declineRide(core, suspended, { rideId: ride.id }), 'DRIVER_SUSPENDED');
  });

  test('someone else’s ride is taken', async () => {
    const ride = await accepted();
    await refused(declineRide(core, await makeActor(core.db, 'driver'), { rideId: ride.id }), 'RIDE_TAKEN');
  });
});

describe('driving', () => {
  test('every step has its time, its event and its version', async () => {
    const ride = await completed();
    expect(Object.keys(ride.times)).toEqual([
      'requested',
      'accepted',
      'picked_up',
      'in_transit',
      'completed',
    ]);
    expect((await eventsOf(ride.id)).map((event) => [event.version, event.type])).toEqual([
      [1, 'ride.requested'],
      [2, 'ride.accepted'],
      [3, 'ride.picked_up'],
      [4, 'ride.in_transit'],
      [5, 'ride.completed'],
    ]);
    const earnings = await getEarnings(core.db, driver.userId, 'Asia/Dhaka');
    expect(earnings).toEqual({
      totalCents: ride.payoutCents,
      totalRides: 1,
      todayCents: ride.payoutCents,
      todayRides: 1,
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('a skipped, repeated or foreign step changes nothing', async () => {
    const ride = await accepted();
    const step = (actor: TestActor, to: 'picked_up' | 'in_transit' | 'completed') =>
      advanceRide(core, actor, { rideId: ride.id, to });
    await refused(step(driver, 'completed'), 'ILLEGAL_STEP');
    await refused(step(await makeActor(core.db, 'driver'), 'picked_up'), 'RIDE_NOT_FOUND');
    await refused(step(rider, 'picked_up'), 'FORBIDDEN');
    const twice = await Promise.allSettled([step(driver, 'picked_up'), step(driver, 'picked_up')]);
    expect(twice.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await refused(step(driver, 'picked_up'), 'ALREADY_DONE');
    expect(await findRideImage(core.db, ride.id)).toMatchObject({ status: 'picked_up', version: 3 });
  });
});

describe('canceling', () => {
  test('a rider may until picked up', async () => {
    const ride = await accepted();
    await cancelRide(core, rider, { rideId: ride.id, reason: 'Changed my mind' });
    expect(await findRideImage(core.db, ride.id)).toMatchObject({
      status: 'canceled',
      canceledBy: 'rider',
      cancelReason: 'Changed my mind',
    });
    await requested();
  });

  test('too late for the rider, not for the driver', async () => {
    const ride = await onBoard();
    await refused(cancelRide(core, rider, { rideId: ride.id }), 'ALREADY_PICKED_UP');
    expect(await cancelRide(core, driver, { rideId: ride.id })).toMatchObject({ canceledBy: 'driver' });
  });

  test('of cancel and pick-up at once one wins, and the other says why', async () => {
    const ride = await accepted();
    const [cancel, pickUp] = await Promise.allSettled([
      cancelRide(core, rider, { rideId: ride.id }),
      advanceRide(core, driver, { rideId: ride.id, to: 'picked_up' }),
    ]);
    expect([cancel.status, pickUp.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (cancel.status === 'rejected') expect(cancel.reason).toMatchObject({ code: 'ALREADY_PICKED_UP' });
    if (pickUp.status === 'rejected') expect(pickUp.reason).toMatchObject({ code: 'RIDE_GONE' });
  });

  test('nobody cancels someone else’s ride', async () => {
    const ride = await requested();
    await refused(cancelRide(core, await makeActor(core.db, 'rider'), { rideId: ride.id }), 'RIDE_NOT_FOUND');
    await refused(cancelRide(core, driver, { rideId: ride.id }), 'RIDE_NOT_FOUND');
    await refused(cancelRide(core, admin, { rideId: ride.id }), 'FORBIDDEN');
  });
});

describe('an admin', () => {
  test('moves a ride forwards and back; times and earnings follow', async () => {
    const ride = await completed();
    await setRideStatus(core, admin, { rideId: ride.id, to: 'picked_up' });
    expect((await findRideImage(core.db, ride.id))?.times).toMatchObject({
      in_transit: null,
      completed: null,
    });
    expect(await getEarnings(core.db, driver.userId, 'Asia/Dhaka')).toMatchObject({ totalCents: 0 });
    const canceled = await setRideStatus(core, admin, {
      rideId: ride.id,
      to: 'canceled',
      reason: 'Lost property',
    });
    expect(canceled).toMatchObject({ canceledBy: 'admin', cancelReason: 'Lost property' });
    const back = await setRideStatus(core, admin, { rideId: ride.id, to: 'completed' });
    expect(back).toMatchObject({ canceledBy: null, cancelReason: null, status: 'completed' });
  });

  test('lets a ride go on that was over, though its rider and driver had others since', async () => {
    const first = await completed();
    await completed();
    expect(await setRideStatus(core, admin, { rideId: first.id, to: 'in_transit' })).toMatchObject({
      status: 'in_transit',
    });
  });

  test('completes a ride that was over, also while its rider and driver have another', async () => {
    const first = await completed();
    await setRideStatus(core, admin, { rideId: first.id, to: 'canceled', reason: 'Lost property' });
    await accepted();
    expect(await setRideStatus(core, admin, { rideId: first.id, to: 'completed' })).toMatchObject({
      status: 'completed',
    });
  });

  test('of two ended rides of one rider set to go on at once, one does, and the other says why', async () => {
    for (let round = 0; round < 10; round += 1) {
      const two = [await completed(), await completed()];
      const set = await Promise.allSettled(
        two.map(({ id }) => setRideStatus(core, admin, { rideId: id, to: 'accepted' })),
      );
      expect(set.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(set.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'OTHER_RIDE_ACTIVE' },
      });
      for (const { id } of two)
        await setRideStatus(core, admin, { rideId: id, to: 'completed' }).catch(() => {});
    }
  });

  test('is refused what breaks an invariant', async () => {
    const open = await requested();
    await refused(setRideStatus(core, admin, { rideId: open.id, to: 'completed' }), 'NO_DRIVER');
    await cancelRide(core, rider, { rideId: open.id });
    const done = await completed();
    const next = await requested();
    await refused(setRideStatus(core, admin, { rideId: done.id, to: 'accepted' }), 'OTHER_RIDE_ACTIVE');
    await refused(setRideStatus(core, admin, { rideId: done.id, to: 'completed' }), 'ALREADY_DONE');
    await refused(
      setRideStatus(core, admin, { rideId: crypto.randomUUID(), to: 'canceled' }),
      'RIDE_NOT_FOUND',
    );
    await refused(setRideStatus(core, driver, { rideId: next.id, to: 'canceled' }), 'FORBIDDEN');
  });
});

test('the database itself refuses a second active ride and illegal rows', async () => {
  const ride = await accepted();
  const insert = (change: string) =>
    core.db.pool
      .query(`insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng,
      destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents)
      select gen_random_uuid(), gen_random_uuid(), ${change} from rides where id = '${ride.id}'`);
  const rest = `type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat, destination_lng, distance_meters, duration_seconds`;
  await expect(insert(`rider_id, null, 'requested', ${rest}, 100, 20, 80`)).rejects.toThrow(
    'rides_one_active_per_rider',
  );
  await expect(insert(`'${admin.userId}', driver_id, 'accepted', ${rest}, 100, 20, 80`)).rejects.toThrow(
    'rides_one_active_per_driver',
  );
  await expect(insert(`'${admin.userId}', null, 'accepted', ${rest}, 100, 20, 80`)).rejects.toThrow(
    'rides_driver_fits_status',
  );
  await expect(insert(`'${admin.userId}', null, 'requested', ${rest}, 100, 20, 81`)).rejects.toThrow(
    'rides_money',
  );
});

test('the longest texts still fit a notification', async () => {
  const address = '৳'.repeat(200);
  await core.db.pool.query('update users set name = $2, phone = $3 where id = any ($1)', [
    [rider.userId, driver.userId],
    '"'.repeat(100),
    '1'.repeat(30),
  ]);
  const ride = await requestRide(
    core,
    rider,
    request({ pickup: { ...GULSHAN, address }, destination: { ...AIRPORT, address } }),
  );
  await core.db.pool.query(
    `with extra as (insert into users (id, email, password_hash, role, name) select gen_random_uuid(), 'many' || n || '@example.test', 'x', 'driver', 'n'
      from generate_series(1, 80) n returning id), made as (insert into drivers (id, approved) select id, true from extra returning id)
     insert into ride_offers (ride_id, driver_id, wave, expires_at) select $1, id, 1, now() + interval '1 minute' from made`,
    [ride.id],
  );
  await acceptRide(core, driver, { rideId: ride.id });
  await cancelRide(core, driver, { rideId: ride.id, reason: '৳'.repeat(200) });
  expect(await findRideImage(core.db, ride.id)).toMatchObject({ status: 'canceled' });
});

test('going online needs approval', async () => {
  const pending = await makeActor(core.db, 'driver', { approved: false, available: false });
  await refused(setAvailability(core, pending, { available: true }), 'DRIVER_NOT_APPROVED');
  expect(await setAvailability(core, driver, { available: false })).toMatchObject({
    available: false,
    version: 2,
  });
  expect(await setAvailability(core, driver, { available: false })).toMatchObject({
    available: false,
    version: 2,
  });
});
