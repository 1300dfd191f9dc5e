import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOffers } from './reads/offer-queries.ts';
import { tendRequests } from '../dispatch/tend-requests.ts';
import { refusalOf } from '../procedures/refusal-of.ts';
import { driverTopic } from '../live/topics.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { requestRide } from './request-ride.ts';
import { findRideImage } from './reads/ride-queries.ts';

const database = useTestDatabase();
let core: RunningServices;
beforeAll(async () => {
  core = await startTestCore(database.connectionString, 300);
});
afterAll(() => core.stop());
beforeEach(() => core.db.pool.query('update drivers set available = false'));

const requested = async () => (await requestRide(core, await makeActor(core.db, 'rider'), request())).id;
/** A bystander that holds a ride in an open transaction. */
const hold = (rideId: string) =>
  holdRow(database.connectionString, 'select from rides where id = $1 for update', [rideId]);
const people = (role: 'driver' | 'rider', count: number): Promise<TestActor[]> =>
  Promise.all(Array.from({ length: count }, () => makeActor(core.db, role)));

test('a ride somebody holds is refused, and no other waits for it', async () => {
  const [drivers, locked, ...free] = [
    await people('driver', 4),
    await requested(),
    await requested(),
    await requested(),
    await requested(),
  ];
  const held = await hold(locked);
  const [driver, ...others] = drivers as [TestActor, ...TestActor[]];
  const refused = acceptRide(core, driver, { rideId: locked }).catch(refusalOf);
  const accepted = others.map((other, i) => acceptRide(core, other, { rideId: free[i] ?? '' }));
  expect((await Promise.all(accepted)).map((ride) => ride.status)).toEqual(
    Array.from({ length: 3 }, () => 'accepted'),
  );
  expect(await refused).toMatchObject({ code: 'LOCKED' });
  // Still locked: neither it nor the changes with it delay the others.
  const again = acceptRide(core, driver, { rideId: locked }).catch(refusalOf);
  const advanced = others.map((other, i) =>
    advanceRide(core, other, { rideId: free[i] ?? '', to: 'picked_up' }),
  );
  expect(await Promise.all(advanced)).toHaveLength(3);
  expect(await again).toMatchObject({ code: 'LOCKED' });
  await held.release();
  expect(await acceptRide(core, driver, { rideId: locked })).toMatchObject({ status: 'accepted' });
});

test('a rider whose row somebody holds keeps no other rider’s request waiting', async () => {
  const [held, other] = (await people('rider', 2)) as [TestActor, TestActor];
  const row = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
    held.userId,
  ]);
  const refused = requestRide(core, held, request()).catch(refusalOf);
  expect(await requestRide(core, other, request())).toMatchObject({ status: 'requested' });
  expect(await refused).toMatchObject({ code: 'LOCKED' });
  await row.release();
});

test('a wave that can’t be made leaves those of other rides, and requests that end, as they are', async () => {
  const [locked, waiting, old] = [await requested(), await requested(), await requested()];
  const [driver] = (await people('driver', 1)) as [TestActor];
  core.drivers.setAvailable(driver.userId, true);
  const held = await hold(locked);
  await core.db.pool.query(
    `update rides set wave = 2, next_wave_at = now() - interval '1 ms' where id = any ($1)`,
    [[waiting, old]],
  );
  await core.db.pool.query(`update rides set requested_at = now() - interval '11 minutes' where id = $1`, [
    old,
  ]);
  // The locked one is due too, as it was made five seconds ago; no one else may write to it.
  await expect
    .poll(async () => {
      await tendRequests({ ...core, log: { ...core.log, error: () => {} } });
      return (await listOffers(core.db, driver.userId)).map(({ ride }) => ride.id);
    })
    .toContain(waiting);
  expect(await findRideImage(core.db, old)).toMatchObject({ status: 'canceled', cancelReason: 'no_driver' });
  await held.release();
});

test('drivers who come online at once are asked for all that waits around them', async () => {
  await core.db.pool.query(`update rides set status = 'canceled', canceled_by = 'system'`);
  for (const rider of await people('rider', 30)) await requestRide(core, rider, request());
  // Each place orders the rides differently. Their first wave is due with the drivers: the next one is seconds later.
  await core.db.pool.query(
    `update rides set wave = 0, next_wave_at = now() + interval '1 hour', pickup_lat = pickup_lat + (random() - 0.5) / 50, pickup_lng = pickup_lng + (random() - 0.5) / 50
      where status = 'requested'`,
  );
  const drivers = await people('driver', 40);
  for (const { userId } of drivers) {
    const lat = GULSHAN.lat + (Math.random() - 0.5) / 50;
    core.positions.report(userId, [{ lat, lng: GULSHAN.lng, at: Date.now() }], Date.now());
    core.hub.join(driverTopic(userId), { view: () => undefined, push: () => {}, reread: () => {} });
  }
  await Promise.all(
    drivers.map(({ userId }) =>
      core.db.pool.query(
        `select pg_notify('ridewire', json_build_object('event', 'driver.changed', 'driver', json_build_object(
          'id', $1::uuid, 'name', 'D', 'version', 2, 'available', true, 'approved', true, 'suspended', false, 'presence', json_build_object('silentSince', null, 'pausedSince', null),
          'vehicle', json_build_object('kind', 'car', 'classRank', 1, 'seats', 4), 'declinedTypes', '[]'::json))::text)`,
        [userId],
      ),
    ),
  );
  await core.db.pool.query(
    `update rides set next_wave_at = now() - interval '1 ms' where status = 'requested'`,
  );
  const askedFor = async () => {
    const { rows } = await core.db.pool.query<{ rides: number }>(
      'select count(distinct ride_id)::int as rides from ride_offers where driver_id = any ($1)',
      [drivers.map(({ userId }) => userId)],
    );
    return rows[0]?.rides;
  };
  await expect.poll(askedFor).toBe(30);
});
