import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor } from '../testing/actors.ts';
import { recordQueries } from '../testing/explain.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { requestRide } from './request-ride.ts';

const database = useTestDatabase();
let core: RunningServices;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
});
afterAll(() => core.stop());

/** With seven rides in ten seconds, requests would be gathered before a driver is asked. */
const PACE = { interval: 2_000 };

/** The number of queries on open connections. */
const count = async (work: () => Promise<unknown>) => {
  const asked = await recordQueries(work);
  // What is pushed with the app closed is noted apart, for all rides of a moment at once.
  return asked.filter(({ text }) => !/plan_cache_mode|push_messages/.test(text)).length;
};

/** One whole ride of a driver who is near and asked at once. */
async function drive() {
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  core.drivers.setAvailable(driver.userId, true);
  core.drivers.setPosition({ driverId: driver.userId, ...GULSHAN, bearing: null, at: Date.now() });
  let rideId = '';
  const counts = [
    await count(async () => ({ id: rideId } = await requestRide(core, rider, request()))),
    await count(() => acceptRide(core, driver, { rideId })),
  ];
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    counts.push(await count(() => advanceRide(core, driver, { rideId, to })));
  core.drivers.setAvailable(driver.userId, false);
  return counts;
}

test('each step of a ride is one statement', async () => {
  // Background work asks at times of its own, and on a slow machine within any step. A step never takes fewer than its own.
  let least = [Infinity, Infinity, Infinity, Infinity, Infinity];
  const driveOnce = async () => {
    const counts = await drive();
    least = least.map((before, step) => Math.min(before, counts[step] ?? 0));
    return least;
  };
  await expect.poll(driveOnce, PACE).toEqual([1, 1, 1, 1, 1]);
});
