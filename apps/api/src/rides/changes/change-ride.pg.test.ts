import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import pg from 'pg';
import type { RunningServices } from '../../server/start-services.ts';
import { makeActor, plateOf, type TestActor } from '../../testing/actors.ts';
import { hearEvents } from '../../testing/hear-events.ts';
import { request } from '../../testing/places.ts';
import { startTestCore } from '../../testing/start-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { requestRide } from '../request-ride.ts';
import { ACCEPT } from './accept.ts';
import { PICK_UP, STEP } from './driver-steps.ts';

const database = useTestDatabase();
let core: RunningServices;
let heard: Awaited<ReturnType<typeof hearEvents>>;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  heard = await hearEvents(database.connectionString);
});
afterAll(async () => {
  await heard.stop();
  await core.stop();
});

interface Trip {
  rideId: string;
  rider: TestActor;
  driver: TestActor;
}

async function begin(): Promise<Trip> {
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  return { rideId: (await requestRide(core, rider, request())).id, rider, driver };
}

const STEPS = [
  ({ driver, rideId }: Trip) => acceptRide(core, driver, { rideId }),
  ...(['picked_up', 'in_transit', 'completed'] as const).map(
    (to) =>
      ({ driver, rideId }: Trip) =>
        advanceRide(core, driver, { rideId, to }),
  ),
];

/** The events and log of a ride, without the values that differ between rides. */
async function storyOf({ rideId, rider, driver }: Trip) {
  const { rows } = await core.db.pool.query(
    'select version, type, from_status, to_status, actor_id, actor_role, ip_address, data from ride_events where ride_id = $1 order by version',
    [rideId],
  );
  await expect.poll(() => heard.ofRide(rideId).length).toBe(rows.length);
  const names = new Map(
    [rideId, rider.userId, driver.userId, rider.name, driver.name, plateOf(driver.userId)].map((name, i) => [
      name,
      `#${i}`,
    ]),
  );
  const text = JSON.stringify([rows, heard.ofRide(rideId)], (_, value) =>
    typeof value === 'number' && value > 1e12 ? 'a time' : (value ?? undefined),
  );
  return JSON.parse(
    text.replaceAll(/"([^"]+)"/g, (whole, name) => (names.has(name) ? `"${names.get(name)}"` : whole)),
  );
}

test('a frequent change alone does and tells what it does in company', async () => {
  const [alone, first, second] = [await begin(), await begin(), await begin()];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const step of STEPS) {
    await step(alone);
    await Promise.all([step(first), step(second)]);
  }
  const asked = query.mock.calls.map(([statement]) => (statement as unknown as { name?: string }).name);
  query.mockRestore();
  const frequent = [ACCEPT, PICK_UP, STEP.in_transit, STEP.completed];
  expect(asked).toEqual(
    expect.arrayContaining(frequent.flatMap(({ alone, together }) => [alone?.name, together.name])),
  );
  const story = await storyOf(alone);
  expect(story[0]).toHaveLength(STEPS.length + 1);
  expect(await storyOf(first)).toEqual(story);
});
