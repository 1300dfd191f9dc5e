import { NO_SHOW_REASON, splitFare, waitingAt, type ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { getDriverRecord } from '../../drivers/driver-record.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { rewriteTrail } from '../../testing/rewrite-trail.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { listApproaches } from '../approach/approach-queries.ts';
import { arrive } from '../approach/arrive.ts';
import { lookAfterArrivals } from '../approach/watch-arrivals.ts';
import { cancelRide } from '../cancel-ride.ts';
import { changeType } from '../change-type.ts';
import { setRideStatus } from '../desk/set-ride-status.ts';
import { findRideImage, findRiderRide } from '../reads/ride-queries.ts';
import { rideSql } from '../reads/ride-sql.ts';
import { requestRide } from '../request-ride.ts';
import { chargeWaiting } from './waiting-fee.ts';

const core = useTestCore(useTestDatabase());
let rider: TestActor;
let driver: TestActor;
let rideId: string;
let quotedCents: number;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  ({ id: rideId, fareCents: quotedCents } = await requestRide(core, rider, request()));
  await acceptRide(core, driver, { rideId });
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
/** The driver arrives, and has waited this long by now. */
const wait = async (minutes: number, isSeen = true) => {
  const { lat, lng } = GULSHAN;
  if (isSeen) core.positions.learn({ driverId: driver.userId, lat, lng, bearing: null, at: Date.now() });
  await arrive(core, driver, { rideId });
  await age(minutes);
};
/** As if the rider had been told of the arrival this long ago. */
const age = async (minutes: number) => {
  // The event is of the same moment as the arrival, as where both are written at once.
  const { rows } = await core.db.pool.query<{ at: Date }>(`select now() - $1 * interval '1 minute' as at`, [
    minutes,
  ]);
  const at = rows[0]?.at;
  await core.db.pool.query(`update rides set arrived_at = $2 where id = $1`, [rideId, at]);
  const told = `update ride_events set at = $2 where ride_id = $1 and type = 'ride.arrived'`;
  await rewriteTrail(core.db, told, [rideId, at]);
};
const readRide = async () => (await findRideImage(core.db, rideId))!;

test('a rider who comes within three minutes pays what was quoted', async () => {
  await wait(2.9);
  const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(ride.fareCents).toBe(quotedCents);
  expect(ride).not.toHaveProperty('waitingCents');
});

test('later minutes are a part of the fare, of the commission and of the pay', async () => {
  await wait(7.5);
  const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
  const waitingCents = 4 * 20;
  expect(ride).toMatchObject({ waitingCents, waitingRateCents: 20, fareCents: quotedCents + waitingCents });
  expect(await readRide()).toMatchObject(splitFare(quotedCents + waitingCents));
  for (const to of ['in_transit', 'completed'] as const) await advanceRide(core, driver, { rideId, to });
  expect(await readRide()).toMatchObject({ waitingCents, fareCents: quotedCents + waitingCents });
});

test('the commission of a very high fare is reckoned too', async () => {
  const fareCents = 1_999_999;
  await core.db.pool.query(
    `update rides set fare_cents = $2, commission_cents = $3, payout_cents = $4 where id = $1`,
    [rideId, ...Object.values({ fareCents, ...splitFare(fareCents) })],
  );
  await wait(4);
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(await readRide()).toMatchObject({ fareCents: fareCents + 20, ...splitFare(fareCents + 20) });
});

test('a wait that only the driver’s word says began costs nothing', async () => {
  await wait(10, false);
  expect(await findRiderRide(core.db, rider.userId)).not.toHaveProperty('waitingRateCents');
  const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(ride.fareCents).toBe(quotedCents);
});

test('the wait of a scheduled ride counts from its time: a driver who comes before waits for nothing', async () => {
  await wait(20);
  const schedule = (minutesAgo: number) =>
    core.db.pool.query(`update rides set scheduled_for = now() - $2 * interval '1 minute' where id = $1`, [
      rideId,
      minutesAgo,
    ]);
  await schedule(4.9);
  await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'NO_SHOW_EARLY');
  await schedule(5.1);
  const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(ride).toMatchObject({ waitingCents: 2 * 20, fareCents: quotedCents + 2 * 20 });
});

test('a driver who comes after the time of a scheduled ride waits from then on', async () => {
  await core.db.pool.query(`update rides set scheduled_for = now() - interval '30 minutes' where id = $1`, [
    rideId,
  ]);
  await wait(7.5);
  expect(await advanceRide(core, driver, { rideId, to: 'picked_up' })).toMatchObject({
    waitingCents: 4 * 20,
  });
});

test('a rider who doesn’t come to a scheduled ride is a no-show five minutes after its time', async () => {
  await wait(20);
  await core.db.pool.query(`update rides set scheduled_for = now() - interval '5.1 minutes' where id = $1`, [
    rideId,
  ]);
  expect(await cancelRide(core, driver, { rideId, isNoShow: true })).toMatchObject({ isNoShow: true });
});

test('a rider is late once they have known of the arrival for five minutes, whatever else was told since', async () => {
  await wait(10);
  const tell = (type: string, minutesAgo: number) =>
    rewriteTrail(
      core.db,
      `update ride_events set at = now() - $3 * interval '1 minute' where ride_id = $1 and type = $2`,
      [rideId, type, minutesAgo],
    );
  await tell('ride.accepted', 8);
  await tell('ride.arrived', 4.9);
  await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'NO_SHOW_EARLY');
  await tell('ride.arrived', 5.1);
  expect(await cancelRide(core, driver, { rideId, isNoShow: true })).toMatchObject({ isNoShow: true });
});

test('without a word of arriving there is no wait to pay', async () => {
  const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(ride.fareCents).toBe(quotedCents);
});

test('a minute costs what the type did when it was asked for', async () => {
  const other = await makeActor(core.db, 'rider');
  const { id } = await requestRide(core, other, request());
  expect(await changeType(core, other, { rideId: id, type: 'xl' })).toMatchObject({ waitingRateCents: 32 });
  await core.db.pool.query(`update ride_types set per_minute_cents = 99 where id = 'standard'`);
  await wait(4);
  const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
  await core.db.pool.query(`update ride_types set per_minute_cents = 20 where id = 'standard'`);
  // A server on a busy machine may have read the other price in between, and would keep it.
  await core.rideTypes.load();
  expect(ride.waitingCents).toBe(20);
});

test('an admin who sets a ride back takes the wait off its fare; onward it stays', async () => {
  const admin = await makeActor(core.db, 'admin');
  await wait(10);
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  await setRideStatus(core, admin, { rideId, to: 'in_transit' });
  expect(await readRide()).toMatchObject({ waitingCents: 140, fareCents: quotedCents + 140 });
  await setRideStatus(core, admin, { rideId, to: 'accepted' });
  expect(await readRide()).toMatchObject({
    waitingCents: 0,
    fareCents: quotedCents,
    ...splitFare(quotedCents),
  });
  await setRideStatus(core, admin, { rideId, to: 'picked_up' });
  expect(await readRide()).toMatchObject({ waitingCents: 0, fareCents: quotedCents });
});

const OTHER_RULES = { freeMinutes: 6, mostMinutes: 4, noShowMinutes: 9 };

test.each([null, OTHER_RULES])('the statement and the screens reckon alike: rules %j', async (rules) => {
  const columns = chargeWaiting(rideSql('r'), 'now()');
  const { rows } = await core.db.pool.query<Record<string, number>>(
    `select r.waited, r.waiting_rate_cents as rate, r.quoted, ${columns.waitingCents} as waiting,
      ${columns.fareCents} as fare, ${columns.commissionCents} as commission, ${columns.payoutCents} as payout
     from (select waited, now() - waited * interval '1 second' as arrived_at, (waited * 7 % 61)::int as waiting_rate_cents, true as is_arrival_seen, null::timestamptz as scheduled_for, $1::jsonb as waiting,
       (500 + waited * 13 % 4000)::int as quoted, (500 + waited * 13 % 4000)::int as fare_cents
       from generate_series(0, 1500, 1) waited) r`,
    [rules],
  );
  expect(rows).toHaveLength(1_501);
  for (const { waited = 0, rate = 0, quoted = 0, waiting, fare, commission, payout } of rows) {
    const { cents } = waitingAt(0, waited * 1_000, rate, rules ?? undefined);
    const { commissionCents, payoutCents } = splitFare(quoted + cents);
    expect([waited, waiting, fare, commission, payout]).toEqual([
      waited,
      cents,
      quoted + cents,
      commissionCents,
      payoutCents,
    ]);
  }
});

test('a ride’s own rules say what is free, and when its driver may leave', async () => {
  await core.db.pool.query('update rides set waiting = $2 where id = $1', [rideId, OTHER_RULES]);
  await wait(8.9);
  expect(await findRiderRide(core.db, rider.userId)).toMatchObject({ waiting: OTHER_RULES });
  await expect(cancelRide(core, driver, { rideId, isNoShow: true })).rejects.toMatchObject({
    ...{ code: 'NO_SHOW_EARLY', refused: ['NO_SHOW_BEFORE', { minutes: 9 }] },
  });
  const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(ride.waitingCents).toBe(2 * 20);
  await setRideStatus(core, await makeActor(core.db, 'admin'), { rideId, to: 'accepted' });
  await age(9.1);
  expect(await cancelRide(core, driver, { rideId, isNoShow: true })).toMatchObject({ isNoShow: true });
});

test('a driver who waited five minutes leaves without the rider, and it doesn’t count against them', async () => {
  await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'NO_SHOW_EARLY');
  await wait(4.9);
  await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'NO_SHOW_EARLY');
  expect(await readRide()).toMatchObject({ status: 'accepted', isNoShow: false });
  await age(5.01);
  const ride = await cancelRide(core, driver, { rideId, isNoShow: true });
  expect(ride).toMatchObject({
    status: 'canceled',
    canceledBy: 'driver',
    cancelReason: NO_SHOW_REASON,
    isNoShow: true,
    fareCents: quotedCents,
  });
  expect(await getDriverRecord(core.db, driver.userId, 'UTC')).toMatchObject({ canceledCount: 0 });
  await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'ALREADY_DONE');
});

test('an arrival that was kept without a connection begins the wait when the rider is told', async () => {
  await core.db.pool.query(`update rides set accepted_at = now() - interval '20 minutes' where id = $1`, [
    rideId,
  ]);
  await arrive(core, driver, { rideId, kept: { id: crypto.randomUUID(), agoMs: 10 * 60_000 } });
  expect((await readRide()).times.arrived).toBeLessThan(Date.now() - 9 * 60_000);
  await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'NO_SHOW_EARLY');
  const told = `update ride_events set at = now() - interval '5.01 minutes' where ride_id = $1 and type = 'ride.arrived'`;
  await rewriteTrail(core.db, told, [rideId]);
  expect(await cancelRide(core, driver, { rideId, isNoShow: true })).toMatchObject({ isNoShow: true });
});

test('one who cancels with the same words has canceled', async () => {
  await wait(6);
  expect(await cancelRide(core, driver, { rideId, reason: NO_SHOW_REASON })).not.toHaveProperty('isNoShow');
  expect(await getDriverRecord(core.db, driver.userId, 'UTC')).toMatchObject({ canceledCount: 1 });
});

test('nobody but its driver says so, and not with the rider aboard', async () => {
  await wait(6);
  await refused(cancelRide(core, rider, { rideId, isNoShow: true }), 'FORBIDDEN');
  const other = await makeActor(core.db, 'driver');
  await refused(cancelRide(core, other, { rideId, isNoShow: true }), 'RIDE_NOT_FOUND');
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'ILLEGAL_STEP');
});

test('an admin who sets it on again takes the no-show back', async () => {
  await wait(6);
  await cancelRide(core, driver, { rideId, isNoShow: true });
  await setRideStatus(core, await makeActor(core.db, 'admin'), { rideId, to: 'accepted' });
  expect(await readRide()).toMatchObject({ status: 'accepted', isNoShow: false });
});

describe('a driver who leaves the pickup again', () => {
  const standAt = (meters: number, accuracy?: number) =>
    core.positions.learn({
      driverId: driver.userId,
      lat: GULSHAN.lat + meters / 111_195,
      lng: GULSHAN.lng,
      bearing: null,
      at: Date.now(),
      ...(accuracy !== undefined && { accuracy }),
    });
  const events = async () => {
    const sql = 'select type from ride_events where ride_id = $1 order by version';
    return (await core.db.pool.query<{ type: string }>(sql, [rideId])).rows.map(({ type }) => type);
  };

  test('is neither paid for waiting nor free to go without the rider', async () => {
    await wait(10);
    standAt(450);
    await lookAfterArrivals(core);
    await lookAfterArrivals(core);
    expect((await events()).filter((type) => type === 'ride.left_pickup')).toHaveLength(1);
    expect((await readRide()).times.arrived).toBeNull();
    await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'NO_SHOW_EARLY');
    const ride = await advanceRide(core, driver, { rideId, to: 'picked_up' });
    expect(ride.fareCents).toBe(quotedCents);
  });

  test('comes back, and waits from then on', async () => {
    await wait(10);
    standAt(450);
    await lookAfterArrivals(core);
    standAt(20);
    const { times } = await arrive(core, driver, { rideId });
    expect(Date.parse(times.arrived!)).toBeGreaterThan(Date.now() - 60_000);
    await refused(cancelRide(core, driver, { rideId, isNoShow: true }), 'NO_SHOW_EARLY');
  });

  test.each([
    ['around the corner', 390, undefined],
    ['as far as a bad position tells', 900, 600],
  ])('is still there %s', async (_where, meters, accuracy) => {
    await wait(10);
    standAt(meters, accuracy);
    await lookAfterArrivals(core);
    expect(await events()).not.toContain('ride.left_pickup');
    expect(await cancelRide(core, driver, { rideId, isNoShow: true })).toMatchObject({ isNoShow: true });
  });

  test('is watched on their way again', async () => {
    await wait(10);
    standAt(450);
    await lookAfterArrivals(core);
    await core.db.pool.query(`update rides set approach_at = now() - interval '1 hour' where id = $1`, [
      rideId,
    ]);
    const watched = await listApproaches(core.db);
    expect(watched.find((approach) => approach.rideId === rideId)).toMatchObject({ from: { meters: 450 } });
  });
});
