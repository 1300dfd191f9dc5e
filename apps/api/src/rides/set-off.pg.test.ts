import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reportPosition } from '../drivers/report-position.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { getRideStory } from './desk/ride-story-queries.ts';
import { setRideStatus } from './desk/set-ride-status.ts';
import { findRideImage } from './reads/ride-queries.ts';
import { requestRide } from './request-ride.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let other: RunningServices;
beforeAll(async () => {
  other = await startTestCore(database.connectionString);
});
afterAll(() => other.stop());

let karim: TestActor;
let rideId: string;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  karim = await makeActor(core.db, 'driver');
  nextMs = Date.now() - 30_000;
  ({ id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request()));
  await acceptRide(core, karim, { rideId });
});

const step = (to: 'picked_up' | 'in_transit') => advanceRide(core, karim, { rideId, to });
/** Reports a place this many times 111 m north of the pickup, five seconds after the one before. */
const drive = (steps: number, to = core) => {
  const at = (nextMs += 5_000);
  reportPosition(to, karim, { positions: [{ lat: GULSHAN.lat + steps / 1_000, lng: GULSHAN.lng, at }] });
};
let nextMs = 0;
const story = async () => {
  const { events } = await getRideStory(core.db, rideId);
  return events.slice(2).map(({ type, actor }) => `${type} ${actor ? actor.role : 'system'}`);
};
const status = async () => (await findRideImage(core.db, rideId))?.status;
/** Half a minute ago, as both processes know it. */
const pickUp = async () => {
  await step('picked_up');
  await expect
    .poll(() => [core, other].every((each) => each.drivers.ridingOf(karim.userId)?.boardedAt != null))
    .toBe(true);
  for (const { drivers } of [core, other]) {
    const riding = drivers.ridingOf(karim.userId)!;
    drivers.setRiding(karim.userId, { ...riding, boardedAt: Date.now() - 30_000 });
  }
};

test('a ride whose car sets off goes on by itself, and says that nobody did it', async () => {
  await pickUp();
  drive(0);
  drive(1);
  drive(2);
  await expect.poll(status).toBe('in_transit');
  expect(await story()).toEqual(['ride.picked_up driver', 'ride.in_transit system']);
  await expect(step('in_transit')).rejects.toMatchObject({ code: 'ALREADY_DONE' });
});

test('a process that starts meanwhile knows when its rider got in', async () => {
  await pickUp();
  const late = await startTestCore(database.connectionString);
  expect(late.drivers.ridingOf(karim.userId)?.boardedAt).toBe(
    (await findRideImage(core.db, rideId))?.times.picked_up,
  );
  await late.stop();
});

test('once, whatever two processes hear and the driver presses at that moment', async () => {
  await pickUp();
  for (const each of [core, other]) drive(0, each);
  for (const each of [core, other]) drive(3, each);
  await step('in_transit').catch(() => {});
  await expect.poll(status).toBe('in_transit');
  // Events still under way would have come before this.
  await Promise.all([core, other].map((each) => each.setOff({ rideId, driverId: karim.userId })));
  expect(await story()).toHaveLength(2);
});

test('no stage is skipped: on the way to the pickup a car may drive as it likes, and a ride that ended stays', async () => {
  drive(0);
  drive(5);
  await core.setOff({ rideId, driverId: karim.userId });
  expect(await status()).toBe('accepted');
  await pickUp();
  await core.setOff({ rideId, driverId: (await makeActor(core.db, 'driver')).userId });
  expect(await status()).toBe('picked_up');
  await step('in_transit');
  await setRideStatus(core, await makeActor(core.db, 'admin'), { rideId, to: 'completed' });
  await core.setOff({ rideId, driverId: karim.userId });
  expect(await status()).toBe('completed');
});
