import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { stall } from '../../testing/stall.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { reassignRide } from '../desk/reassign-ride.ts';
import { setRideStatus } from '../desk/set-ride-status.ts';
import { findRiderRide } from '../reads/ride-queries.ts';
import { requestRide } from '../request-ride.ts';
import { listApproaches } from './approach-queries.ts';
import { arrive } from './arrive.ts';

const core = useTestCore(useTestDatabase());
let rider: TestActor;
let driver: TestActor;
let rideId: string;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  ({ id: rideId } = await requestRide(core, rider, request()));
  await acceptRide(core, driver, { rideId });
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
/** Meters north of the pickup. */
const standAt = (meters: number, accuracy?: number) =>
  core.positions.learn({
    driverId: driver.userId,
    lat: GULSHAN.lat + meters / 111_195,
    lng: GULSHAN.lng,
    bearing: null,
    at: Date.now(),
    ...(accuracy !== undefined && { accuracy }),
  });
const arrivedAt = async () => (await findRiderRide(core.db, rider.userId))?.times.arrived;

test('is said once, at the pickup, and the rider reads it', async () => {
  standAt(240);
  const { times } = await arrive(core, driver, { rideId });
  expect(times.arrived).toBeDefined();
  expect(await arrivedAt()).toBe(times.arrived);
  await refused(arrive(core, driver, { rideId }), 'ALREADY_DONE');
  expect(await arrivedAt()).toBe(times.arrived);
});

test('two presses at once are one arrival', async () => {
  const both = await Promise.allSettled([arrive(core, driver, { rideId }), arrive(core, driver, { rideId })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await core.db.pool.query(
    `select actor_id from ride_events where ride_id = $1 and type = 'ride.arrived'`,
    [rideId],
  );
  expect(rows).toEqual([{ actor_id: driver.userId }]);
});

test('is refused from elsewhere, as far as the position tells', async () => {
  standAt(5_000);
  await refused(arrive(core, driver, { rideId }), 'FAR_FROM_PICKUP');
  standAt(300);
  await refused(arrive(core, driver, { rideId }), 'FAR_FROM_PICKUP');
  expect(await arrivedAt()).toBeUndefined();
  standAt(300, 60);
  await arrive(core, driver, { rideId });
});

test('is the word of its own driver alone, and only before the rider is aboard', async () => {
  const stranger = await makeActor(core.db, 'driver');
  await refused(arrive(core, stranger, { rideId }), 'RIDE_NOT_FOUND');
  await refused(arrive(core, rider, { rideId }), 'FORBIDDEN');
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  await refused(arrive(core, driver, { rideId }), 'ILLEGAL_STEP');
});

test('ends the question whether they come, and nobody asks again', async () => {
  await stall(core, driver, rideId);
  const { asked } = await arrive(core, driver, { rideId });
  expect(asked).toBeNull();
  await core.db.pool.query(
    `update rides set accepted_at = now() - interval '1 hour', approach_at = now() - interval '1 hour' where id = $1`,
    [rideId],
  );
  expect((await listApproaches(core.db)).map((approach) => approach.rideId)).not.toContain(rideId);
});

test('stays with the ride as it goes on, and is forgotten with its driver', async () => {
  const admin = await makeActor(core.db, 'admin');
  const { times } = await arrive(core, driver, { rideId });
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(await arrivedAt()).toBe(times.arrived);
  await setRideStatus(core, admin, { rideId, to: 'accepted' });
  expect(await arrivedAt()).toBeUndefined();
  await arrive(core, driver, { rideId });
  await reassignRide(core, admin, { rideId, fromDriverId: driver.userId });
  expect(await arrivedAt()).toBeUndefined();
});
