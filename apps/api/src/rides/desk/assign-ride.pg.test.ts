import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { acceptRide } from '../accept-ride.ts';
import { cancelRide } from '../cancel-ride.ts';
import { declineRide } from '../decline-ride.ts';
import { RELEASE } from '../changes/give-back.ts';
import { listOpenRides } from '../reads/ride-detail-queries.ts';
import { findDriverRide } from '../reads/ride-queries.ts';
import { requestRide } from '../request-ride.ts';
import { refused } from '../../testing/accounts.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { assignRide } from './assign-ride.ts';
import { getRideStory } from './ride-story-queries.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
let rider: TestActor;
let driver: TestActor;
let rideId = '';
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  [admin, rider, driver] = (await Promise.all(
    (['admin', 'rider', 'driver'] as const).map((role) => makeActor(core.db, role)),
  )) as [TestActor, TestActor, TestActor];
  ({ id: rideId } = await requestRide(core, rider, request()));
});
const assign = (driverId = driver.userId, seenVersion?: number) =>
  assignRide(core, admin, { rideId, driverId, ...(seenVersion && { seenVersion }) });
const offer = (driverId: string) =>
  core.db.pool.query(
    `insert into ride_offers (ride_id, driver_id, wave, expires_at) values ($1, $2, 1, now() + interval '1 minute')`,
    [rideId, driverId],
  );

describe('a request that an admin gives to a driver', () => {
  test('is the driver’s, who is told as of one accepted for them; the trail names the admin', async () => {
    expect(await assign()).toMatchObject({ status: 'accepted', driver: { id: driver.userId } });
    expect(await findDriverRide(core.db, driver.userId)).toMatchObject({ id: rideId, acceptedForYou: true });
    const { events } = await getRideStory(core.db, rideId);
    expect(events.at(-1)).toMatchObject({
      type: 'ride.assigned',
      from: 'requested',
      actor: { id: admin.userId },
    });
  });

  test('ends the offers of the ride and the driver’s others; the driver’s own counts as withdrawn, not missed', async () => {
    const asked = await makeActor(core.db, 'driver');
    const { id: otherId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await offer(asked.userId);
    await offer(driver.userId);
    await core.db.pool.query(
      `insert into ride_offers (ride_id, driver_id, wave, expires_at) values ($1, $2, 1, now() + interval '1 minute')
       on conflict do nothing`,
      [otherId, driver.userId],
    );
    await assign();
    const { offers } = await getRideStory(core.db, rideId);
    const fates = Object.fromEntries(offers.map((each) => [each.driver.id, each.fate]));
    expect(fates).toMatchObject({ [asked.userId]: 'missed', [driver.userId]: 'ended' });
    expect((await listOpenRides(core.db, asked.userId)).map(({ id }) => id)).not.toContain(rideId);
    const { rows } = await core.db.pool.query(
      'select 1 from ride_offers where ride_id = $1 and driver_id = $2 and ended_at is null',
      [otherId, driver.userId],
    );
    expect(rows).toEqual([]);
  });

  test('an offer that they let run out stays missed: nobody took it back', async () => {
    await offer(driver.userId);
    // A moment ago: the column keeps milliseconds, so that now() can be rounded into the future.
    await core.db.pool.query(
      `update ride_offers set expires_at = now() - interval '1 millisecond' where ride_id = $1`,
      [rideId],
    );
    await assign();
    const { rows } = await core.db.pool.query('select ended_at from ride_offers where ride_id = $1', [
      rideId,
    ]);
    expect(rows).toEqual([{ ended_at: null }]);
  });

  test('can be given back, and is not given to the same driver again', async () => {
    await assign();
    await core.changeRide(RELEASE.driver, { rideId, actorId: driver.userId, heldBy: driver.userId });
    await refused(assign(), 'DRIVER_NOT_FREE');
  });

  test('given to two at once has one driver', async () => {
    const other = await makeActor(core.db, 'driver');
    const all = await Promise.allSettled([assign(), assign(other.userId)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('two of them given to one driver at once: one is theirs', async () => {
    const { id: otherId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    const all = await Promise.allSettled([
      assign(),
      assignRide(core, admin, { rideId: otherId, driverId: driver.userId }),
    ]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each<[string, () => Promise<unknown>, ErrorCode]>([
    ['is canceled', () => cancelRide(core, rider, { rideId }), 'RIDE_GONE'],
    ['is the driver’s already', () => acceptRide(core, driver, { rideId }), 'ALREADY_DONE'],
    [
      'is another driver’s',
      async () => acceptRide(core, await makeActor(core.db, 'driver'), { rideId }),
      'RIDE_CHANGED',
    ],
    ['was declined by the driver', () => declineRide(core, driver, { rideId }), 'DRIVER_NOT_FREE'],
    [
      'needs another vehicle',
      () =>
        core.db.pool.query('update drivers set confirmed_kind = $2 where id = $1', [driver.userId, 'bike']),
      'VEHICLE_NOT_FIT',
    ],
    [
      'has a driver who is offline',
      () => core.db.pool.query('update drivers set available = false where id = $1', [driver.userId]),
      'DRIVER_NOT_FREE',
    ],
    [
      'has a driver with another ride',
      async () => {
        const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
        await acceptRide(core, driver, { rideId: id });
      },
      'DRIVER_NOT_FREE',
    ],
    [
      'has a driver who was kept apart from its rider',
      () =>
        core.db.pool.query(
          `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'rider', 'avoided')`,
          [rider.userId, driver.userId],
        ),
      'DRIVER_NOT_FREE',
    ],
  ])('is refused when it %s', async (_when, prepare, code) => {
    await prepare();
    await refused(assign(), code);
  });

  test('is refused for somebody who is no driver, or none any more, with just that', async () => {
    await core.db.pool.query(
      `update drivers set deleted_at = now(), available = false, vehicle_model = null, license_plate = null, last_lat = null
       where id = $1`,
      [driver.userId],
    );
    for (const chosen of [rider.userId, admin.userId, crypto.randomUUID(), driver.userId])
      await refused(assign(chosen), 'DRIVER_NOT_FOUND');
  });

  test('that changed since it was seen is refused, as is nobody’s', async () => {
    await core.db.pool.query(`update rides set version = version + 2 where id = $1`, [rideId]);
    await core.db.pool.query(
      `insert into ride_events (ride_id, version, type, from_status, to_status) values ($1, 3, 'ride.retyped', 'requested', 'requested')`,
      [rideId],
    );
    await refused(assign(driver.userId, 1), 'RIDE_CHANGED');
    await refused(
      assignRide(core, admin, { rideId: crypto.randomUUID(), driverId: driver.userId }),
      'RIDE_NOT_FOUND',
    );
    await refused(assignRide(core, rider, { rideId, driverId: driver.userId }), 'FORBIDDEN');
  });
});
