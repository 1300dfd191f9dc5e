import { ListRidesInput } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import type { RideImage } from '../../live/images.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { hearEvents } from '../../testing/hear-events.ts';
import { AIRPORT, GULSHAN, request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { listRides } from '../desk/list-rides.ts';
import { getRideStory } from '../desk/ride-story-queries.ts';
import { RIDE_IMAGE } from '../reads/ride-image.ts';
import { requestRide } from '../request-ride.ts';
import { countOpenReviews, listReviews } from './review-queries.ts';
import { reviewRide } from './review-ride.ts';
import { watchCompletions } from './watch-completions.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
beforeEach(async () => {
  admin = await makeActor(core.db, 'admin');
});

/** Drives a ride and completes it at a place, after this many seconds. */
async function drive(place: { lat: number; lng: number } | null, seconds: number): Promise<RideImage> {
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, driver, { rideId, to });
  await core.db.pool.query(`update rides set accepted_at = now() - $2 * interval '1 second' where id = $1`, [
    rideId,
    seconds,
  ]);
  if (place) core.positions.learn({ driverId: driver.userId, ...place, bearing: null, at: Date.now() });
  await advanceRide(core, driver, { rideId, to: 'completed' });
  const [row] = await core.db.orm
    .select({ image: RIDE_IMAGE })
    .from(schema.rides)
    .where(eq(schema.rides.id, rideId));
  if (!row) throw new Error('The ride is gone.');
  return row.image;
}
/** Does the background work as another process would. */
async function note(ride: RideImage): Promise<void> {
  const other = watchCompletions(core);
  other.take({ event: 'ride.completed', ride });
  await other.save();
}
const inTime = 7_200;
const reviewOf = async (rideId: string) =>
  (await listReviews(core.db)).find((review) => review.rideId === rideId);
const idsOf = async (review: 'open' | 'done') =>
  (await listRides(core.db, ListRidesInput.parse({ review }))).items.map(({ id }) => id);

test('completed at its destination in its time, a ride is not noted, nor where nobody knows of anything odd', async () => {
  for (const place of [AIRPORT, null]) {
    const ride = await drive(place, inTime);
    await note(ride);
    expect(await reviewOf(ride.id)).toBeUndefined();
  }
});

test('completed where it began, two seconds after the accept, it is noted once, told, listed and in its story', async () => {
  const heard = await hearEvents(database.connectionString);
  const ride = await drive(GULSHAN, 2);
  await expect.poll(() => reviewOf(ride.id)).toBeDefined();
  const openCount = await countOpenReviews(core.db);
  await Promise.all([note(ride), note(ride), note(ride)]);
  const review = await reviewOf(ride.id);
  expect(review).toMatchObject({
    rideId: ride.id,
    why: ['far', 'fast'],
    tookSeconds: 2,
    durationSeconds: ride.durationSeconds,
    reviewed: null,
  });
  expect(review?.metersAway).toBeGreaterThan(4_000);
  expect(await countOpenReviews(core.db)).toBe(openCount);
  expect(await idsOf('open')).toContain(ride.id);
  expect(await idsOf('done')).not.toContain(ride.id);
  expect((await getRideStory(core.db, ride.id)).review).toEqual(review);
  await reviewRide(core, admin, { rideId: ride.id });
  const told = { event: 'review.changed', rideId: ride.id };
  await expect
    .poll(() =>
      heard.named('review.changed').filter((event) => 'rideId' in event && event.rideId === ride.id),
    )
    .toEqual([told, told]);
  expect(await countOpenReviews(core.db)).toBe(openCount - 1);
  await heard.stop();
});

test('the first admin who looked at it is noted, all others read who, and the trail says so', async () => {
  const ride = await drive(GULSHAN, 2);
  await note(ride);
  const others = await Promise.all([1, 2].map(() => makeActor(core.db, 'admin')));
  const answers = await Promise.all(others.map((other) => reviewRide(core, other, { rideId: ride.id })));
  const by = answers[0]?.reviewed?.by;
  expect(others.map(({ userId }) => userId)).toContain(by?.id);
  expect(answers.map(({ reviewed }) => reviewed?.by)).toEqual([by, by]);
  expect(await idsOf('open')).not.toContain(ride.id);
  expect(await idsOf('done')).toContain(ride.id);
  const { rows } = await core.db.pool.query(
    `select user_id, data from account_events where type = 'review.done' and data ->> 'rideId' = $1`,
    [ride.id],
  );
  expect(rows).toEqual([{ user_id: by?.id, data: { rideId: ride.id } }]);
});

test('nobody can look at what is not odd, and riders at nothing', async () => {
  const ride = await drive(AIRPORT, inTime);
  await note(ride);
  await expect(reviewRide(core, admin, { rideId: ride.id })).rejects.toMatchObject({ code: 'NO_REVIEW' });
  const rider = await makeActor(core.db, 'rider');
  await expect(reviewRide(core, rider, { rideId: ride.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('what is deleted is in no list', async () => {
  const ride = await drive(GULSHAN, 2);
  await note(ride);
  await core.db.pool.query('update rides set deleted_at = now() where id = $1', [ride.id]);
  expect(await reviewOf(ride.id)).toBeUndefined();
  expect(await idsOf('open')).not.toContain(ride.id);
});

test('where the car is now says nothing of a ride that was completed without a connection', async () => {
  const ride = await drive(GULSHAN, inTime);
  await note({ ...ride, times: { ...ride.times, completed: Date.now() - 10 * 60_000 } });
  expect(await reviewOf(ride.id)).toBeUndefined();
  await note(ride);
  expect(await reviewOf(ride.id)).toMatchObject({ why: ['far'] });
});

test('what could not be noted is noted later', async () => {
  const ride = await drive(AIRPORT, inTime);
  const away = { connect: () => Promise.reject(new Error('away')) } as unknown as Pool;
  const db = { ...core.db, pool: away };
  const watch = watchCompletions({ db, positions: core.positions });
  watch.take({ event: 'ride.completed', ride: { ...ride, times: { ...ride.times, accepted: Date.now() } } });
  await expect(watch.save()).rejects.toThrow('away');
  db.pool = core.db.pool;
  await watch.save();
  expect(await reviewOf(ride.id)).toMatchObject({ why: ['fast'] });
});

test('a ride that is gone keeps no other of the same batch from being noted', async () => {
  const ride = await drive(AIRPORT, inTime);
  const odd = { ...ride, times: { ...ride.times, accepted: Date.now() } };
  const watch = watchCompletions(core);
  watch.take({ event: 'ride.completed', ride: { ...odd, id: '01a21878-a86b-76af-b222-6cee9da14186' } });
  watch.take({ event: 'ride.completed', ride: odd });
  await watch.save();
  expect(await reviewOf(ride.id)).toMatchObject({ why: ['fast'] });
});
