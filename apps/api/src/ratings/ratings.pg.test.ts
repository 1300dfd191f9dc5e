import { RateRideInput, type ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import { eraseAccount } from '../own-data/erase-account.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { requestRide } from '../rides/request-ride.ts';
import { caller } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { makeRides } from '../testing/make-rides.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { findProfile } from '../profile/profile-queries.ts';
import { findAverage } from './find-average.ts';
import { listRatings } from './list-ratings.ts';
import { rateRide } from './rate-ride.ts';

const core = useTestCore(useTestDatabase());
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
let rideId: string;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  admin = await makeActor(core.db, 'admin');
  ({ id: rideId } = await requestRide(core, rider, request()));
  await acceptRide(core, driver, { rideId });
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
async function complete(): Promise<void> {
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
}
const rate = (by: TestActor, stars: number, more: Partial<RateRideInput> = {}) =>
  rateRide(core, by, { rideId, stars, tags: [], ...more });
const shown = () => listRatings(core.db, admin, { rideId });
const endedAgo = (interval: string) =>
  core.db.pool.query(`update rides set completed_at = now() - $2::interval where id = $1`, [
    rideId,
    interval,
  ]);

test('both sides rate a completed ride, and admins read it with its words', async () => {
  await refused(rate(rider, 5), 'NOT_RATED_YET');
  await complete();
  await rate(rider, 4, { tags: ['safe_driving'], comment: 'Good' });
  await rate(driver, 5, { tags: ['polite'] });
  expect(await shown()).toMatchObject([
    { by: 'rider', stars: 4, tags: ['safe_driving'], comment: 'Good', isFixed: false },
    { by: 'driver', stars: 5, tags: ['polite'], comment: null, isFixed: false },
  ]);
});

test('the same rating again, or twice at once, is one, and a change is made once', async () => {
  await complete();
  const both = await Promise.all([rate(rider, 5), rate(rider, 5)]);
  expect(both[0]).toEqual(both[1]);
  expect(await rate(rider, 3)).toMatchObject({ stars: 3, isFixed: true });
  expect(await rate(rider, 3)).toMatchObject({ stars: 3 });
  await refused(rate(rider, 4), 'RATING_FIXED');
  expect(await shown()).toHaveLength(1);
});

test('a ride that another driver ended is rated for that driver, and the first one keeps what they got', async () => {
  await complete();
  await rate(rider, 1);
  const first = driver;
  await setRideStatus(core, admin, { rideId, to: 'accepted' });
  await reassignRide(core, admin, { rideId, fromDriverId: first.userId });
  driver = await makeActor(core.db, 'driver');
  await acceptRide(core, driver, { rideId });
  await complete();
  expect(await rate(rider, 5)).toMatchObject({ stars: 5, isFixed: false });
  expect(await rate(rider, 4)).toMatchObject({ stars: 4, isFixed: true });
  await refused(rate(first, 1), 'RIDE_NOT_FOUND');
  await rate(driver, 3);
  const { rows } = await core.db.pool.query(
    'select rated_id as rated, stars from ride_ratings where ride_id = $1 order by stars',
    [rideId],
  );
  expect(rows).toEqual([
    { rated: first.userId, stars: 1 },
    { rated: rider.userId, stars: 3 },
    { rated: driver.userId, stars: 4 },
  ]);
  expect((await shown()).map(({ by, driver: of }) => [by, of.id])).toEqual([
    ['rider', first.userId],
    ['rider', driver.userId],
    ['driver', driver.userId],
  ]);
});

test('three days, not longer; what was said before is answered all the same', async () => {
  await complete();
  await endedAgo('71 hours 59 minutes');
  await rate(rider, 5);
  await endedAgo('72 hours 1 second');
  expect(await rate(rider, 5)).toMatchObject({ stars: 5 });
  await refused(rate(rider, 4), 'RATING_CLOSED');
  await refused(rate(driver, 4), 'RATING_CLOSED');
  expect(await shown()).toHaveLength(1);
});

test('nobody else rates it, and nobody as the other side', async () => {
  await complete();
  for (const role of ['rider', 'driver'] as const)
    await refused(rate(await makeActor(core.db, role), 1), 'RIDE_NOT_FOUND');
  await expect(rate(admin, 1)).rejects.toThrow();
  await refused(rate(rider, 5, { tags: ['polite'] }), 'BAD_INPUT');
  await refused(rate(rider, 5, { tags: ['rude'] }), 'BAD_INPUT');
  await refused(rate(rider, 1, { tags: ['safe_driving'] }), 'BAD_INPUT');
  expect(await shown()).toEqual([]);
});

test('admins are told of one and two stars, not of three', async () => {
  await complete();
  await rate(rider, 2, { tags: ['rude'] });
  await rate(driver, 3);
  const { rows } = await core.db.pool.query(
    `select type, params from notifications where user_id = $1 and ride_id = $2`,
    [admin.userId, rideId],
  );
  expect(rows).toEqual([{ type: 'low_rating', params: { name: expect.any(String), stars: 2 } }]);
});

test('the comment goes with its account, the stars stay', async () => {
  await complete();
  await rate(rider, 1, { comment: 'Call me at 01711' });
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, rider.userId, caller()));
  expect(await shown()).toMatchObject([{ stars: 1, comment: null }]);
});

describe('an average', () => {
  /** Ratings of the driver, the first given first. */
  async function giveAll(stars: number[]): Promise<void> {
    const [riderId, driverId] = [rider.userId, driver.userId];
    await makeRides(core.db, { riderId, driverId, count: stars.length });
    await core.db.pool.query(
      `insert into ride_ratings (ride_id, rater_id, rated_id, stars, at)
        select past.id, $1, $2, given.stars, now() - interval '4 days' + n * interval '1 second'
        from (select id, row_number() over (order by id) as n from rides where driver_id = $2 and id <> $3) past
        join unnest($4::int[]) with ordinality as given(stars, n) using (n)`,
      [riderId, driverId, rideId, stars],
    );
  }
  const average = () => findAverage(core.db.orm, driver.userId);

  test.each([
    ['of nine', 9, null],
    ['of ten', 10, { average: 5, count: 10 }],
    ['of fourteen is that of ten', 14, { average: 5, count: 10 }],
    ['of fifteen', 15, { average: 5, count: 15 }],
  ])('%s', async (_how, count, expected) => {
    await giveAll(Array.from({ length: count }, () => 5));
    expect(await average()).toEqual(expected);
  });

  test('doesn’t move with the last four, and is of the newest hundred', async () => {
    await giveAll([
      ...Array.from({ length: 50 }, () => 1),
      ...Array.from({ length: 100 }, () => 4),
      1,
      1,
      1,
      1,
    ]);
    expect(await average()).toEqual({ average: 4, count: 100 });
  });

  test('moves neither with a rating that can still change, nor with one that is changed', async () => {
    await giveAll(Array.from({ length: 10 }, () => 5));
    await complete();
    for (const stars of [1, 2]) {
      await rate(rider, stars);
      expect(await average()).toEqual({ average: 5, count: 10 });
    }
  });

  test('counts a rating once it can change no more', async () => {
    await giveAll(Array.from({ length: 14 }, () => 5));
    await complete();
    await rate(rider, 1);
    expect(await average()).toEqual({ average: 5, count: 10 });
    await core.db.pool.query(`update ride_ratings set at = at - interval '3 days' where ride_id = $1`, [
      rideId,
    ]);
    expect(await average()).toEqual({ average: 4.7, count: 15 });
    expect((await findProfile(core.db, driver.userId))?.rating).toEqual({ average: 4.7, count: 15 });
  });

  test('has one decimal', async () => {
    await giveAll([5, 5, 5, 5, 5, 5, 4, 4, 4, 4]);
    expect(await average()).toEqual({ average: 4.6, count: 10 });
  });
});

test.each([
  ['no stars', { stars: 0 }],
  ['six', { stars: 6 }],
  ['a half', { stars: 2.5 }],
  ['words', { stars: 'five' }],
  ['an unknown tag', { stars: 5, tags: ['nice'] }],
  ['501 letters', { stars: 5, comment: 'x'.repeat(501) }],
])('%s are no rating', (_what, said) => {
  expect(RateRideInput.safeParse({ rideId: crypto.randomUUID(), ...said }).success).toBe(false);
});
