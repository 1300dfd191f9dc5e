import { firstRideType, quoteFare, splitFare, type RideType } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import { listDueRides } from '../dispatch/waiting-queries.ts';
import { listOffers } from './reads/offer-queries.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { changeType } from './change-type.ts';
import { requestRide } from './request-ride.ts';
import { getRideStory } from './desk/ride-story-queries.ts';
import { OFFER } from '../dispatch/offer-rides.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let karim: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  rider = await makeActor(core.db, 'rider');
  karim = await makeActor(core.db, 'driver');
});

test('a waiting ride becomes one of another type at its price, in its place', async () => {
  const ride = await requestRide(core, rider, request());
  await core.changeRide(OFFER, {
    rideId: ride.id,
    offers: [{ driverId: karim.userId, meters: 100, seconds: null }],
    onlyIfWave: null,
  });
  const { fareCents } = quoteFare(firstRideType('luxury'), ride.distanceMeters, ride.durationSeconds);
  const input = { rideId: ride.id, type: 'luxury', quotedFareCents: fareCents } as const;
  const changed = await changeType(core, rider, input);
  expect(changed).toMatchObject({ id: ride.id, status: 'requested', type: 'luxury', fareCents });
  expect(changed.version).toBeGreaterThan(ride.version);
  // The drivers who were asked read the new price, with the time they had.
  const { payoutCents } = splitFare(fareCents);
  expect(await listOffers(core.db, karim.userId)).toMatchObject([
    { ride: { type: 'luxury', fareCents }, payoutCents },
  ]);
  expect((await getRideStory(core.db, ride.id)).events.map(({ type }) => type)).toContain('ride.retyped');
  // Sent again, it is the same ride, unchanged.
  expect(await changeType(core, rider, input)).toMatchObject({ version: changed.version });
});

/**
 * Whether its next wave, if it was due now, would end it. Rolled back, so that dispatch, which is running, doesn't see
 * it due and end it.
 */
const wouldExpire = (rideId: string) =>
  inTransaction(core.db, async (orm) => {
    const put = (nextWaveAt: SQL, requestedAt: SQL) =>
      orm.execute(
        sql`update rides set next_wave_at = ${nextWaveAt}, requested_at = ${requestedAt} where id = ${rideId}`,
      );
    await put(sql`now() - interval '1 second'`, sql`now() - interval '1 hour'`);
    const due = await listDueRides({ orm }, 100);
    await put(sql`now() + interval '1 hour'`, sql`now()`);
    return due.find(({ id }) => id === rideId)?.expired;
  });

test('it is sought anew from then on', async () => {
  const ride = await requestRide(core, rider, request());
  expect(await wouldExpire(ride.id)).toBe(true);
  await changeType(core, rider, { rideId: ride.id, type: 'xl' });
  expect(await wouldExpire(ride.id)).toBe(false);
});

test('another price than the one seen, another’s ride, one that was taken and one that is over stay', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  const change = { rideId, type: 'premium' } as const;
  await expect(changeType(core, rider, { ...change, quotedFareCents: 1 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  await expect(changeType(core, await makeActor(core.db, 'rider'), change)).rejects.toMatchObject({
    code: 'RIDE_NOT_FOUND',
  });
  await acceptRide(core, karim, { rideId });
  await expect(changeType(core, rider, change)).rejects.toMatchObject({ code: 'RIDE_CHANGED' });
  await cancelRide(core, rider, { rideId });
  await expect(changeType(core, rider, change)).rejects.toMatchObject({ code: 'RIDE_GONE' });
});

test('an admin changes it for a rider on the phone, if it is the ride they saw', async () => {
  const admin = await makeActor(core.db, 'admin');
  const { id: rideId, version } = await requestRide(core, rider, request());
  const change = { rideId, type: 'xl' } as const;
  await expect(changeType(core, admin, { ...change, seenVersion: version + 1 })).rejects.toMatchObject({
    code: 'RIDE_CHANGED',
  });
  expect(await changeType(core, admin, { ...change, seenVersion: version })).toMatchObject({
    type: 'xl',
    riderId: rider.userId,
  });
  const { events } = await getRideStory(core.db, rideId);
  expect(events.find(({ type }) => type === 'ride.retyped')?.actor).toMatchObject({ id: admin.userId });
});

test('a driver takes it only at the price they saw', async () => {
  const ride = await requestRide(core, rider, request());
  const changed = await changeType(core, rider, { rideId: ride.id, type: 'xl' });
  const accept = (quotedFareCents: number) => acceptRide(core, karim, { rideId: ride.id, quotedFareCents });
  await expect(accept(ride.fareCents)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    message: 'The rider changed the ride, so the fare changed. Look again.',
  });
  await expect(accept(Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  expect(await accept(changed.fareCents)).toMatchObject({ status: 'accepted', fareCents: changed.fareCents });
});

test('the type changes three times, and only the first gives the request its time anew', async () => {
  const ride = await requestRide(core, rider, request());
  const change = (type: RideType) => changeType(core, rider, { rideId: ride.id, type });
  // As if it had been retyped five minutes ago.
  await core.db.pool.query(
    `with changed as (
      update rides set type = 'xl', version = version + 1, next_wave_at = now() + interval '1 hour'
      where id = $1 returning id, version)
    insert into ride_events (ride_id, version, type, to_status, at)
    select id, version, 'ride.retyped', 'requested', now() - interval '5 minutes' from changed`,
    [ride.id],
  );
  await change('luxury');
  expect(await wouldExpire(ride.id)).toBe(true);
  const third = await change('xl');
  await expect(change('premium')).rejects.toMatchObject({
    code: 'TOO_MANY',
    message: 'The ride type has changed three times. Wait for a driver, or cancel and request again.',
  });
  expect(await change('xl')).toMatchObject({ version: third.version });
});

test('the request sent again answers with its ride, though that is of another type now', async () => {
  const input = request();
  const ride = await requestRide(core, rider, input);
  for (const type of ['xl', 'luxury'] as const) await changeType(core, rider, { rideId: ride.id, type });
  expect(await requestRide(core, rider, input)).toMatchObject({ id: ride.id, type: 'luxury' });
  for (const type of ['xl', 'luxury'] as const)
    await expect(requestRide(core, rider, { ...input, type })).rejects.toMatchObject({
      code: 'COMMAND_REUSED',
    });
});
