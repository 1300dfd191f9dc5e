import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { makeActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getDriverRecord } from './driver-record.ts';
import { suspendDriver } from './suspend-driver.ts';

const database = useTestDatabase();
const core = useTestCore(database);

const record = (driverId: string) => getDriverRecord(core.db, driverId, core.timeZone);
const ask = async () => {
  const rider = await makeActor(core.db, 'rider');
  const ride = await requestRide(core, rider, request());
  return { ...ride, rider };
};

test('only what the driver did or left undone counts, whoever else ended the ride', async () => {
  const driver = await makeActor(core.db, 'driver');
  const admin = await makeActor(core.db, 'admin');
  const accept = async () => {
    const ride = await ask();
    await acceptRide(core, driver, { rideId: ride.id });
    return ride;
  };
  const completed = await accept();
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId: completed.id, to });
  const theirs = await accept();
  await cancelRide(core, driver, { rideId: theirs.id });
  const riders = await accept();
  await cancelRide(core, riders.rider, { rideId: riders.id });
  const supports = await accept();
  await setRideStatus(core, admin, { rideId: supports.id, to: 'canceled' });
  const givenBack = await accept();
  await declineRide(core, driver, { rideId: givenBack.id });
  const takenAway = await accept();
  await reassignRide(core, admin, { rideId: takenAway.id, fromDriverId: driver.userId });
  await declineRide(core, driver, { rideId: (await ask()).id });
  const offered = async (what: string) => {
    const { id } = await ask();
    await core.db.pool.query(
      `insert into ride_offers (ride_id, driver_id, wave, expires_at, lapsed) values ($1, $2, 1, now() ${what})
        on conflict (ride_id, driver_id) do update set expires_at = excluded.expires_at, lapsed = excluded.lapsed`,
      [id, driver.userId],
    );
  };
  await offered(`- interval '1 minute', true`);
  // Another driver was first, and an old ride.
  await offered(`- interval '1 minute', false`);
  await offered(`- interval '31 days', true`);
  const { rows } = await core.db.pool.query<{ cents: number }>(
    'select payout_cents as cents from rides where id = $1',
    [completed.id],
  );
  expect(await record(driver.userId)).toEqual({
    lastHeardAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
    suspendReason: null,
    acceptedCount: 6,
    turnedDownCount: 2,
    givenBackCount: 1,
    completedCount: 1,
    canceledCount: 1,
    todayCents: rows[0]?.cents,
  });
});

test('a suspended driver has the reason, and who drives nothing has nothing', async () => {
  const driver = await makeActor(core.db, 'driver');
  const admin = await makeActor(core.db, 'admin');
  const why = { driverId: driver.userId, reason: 'Documents in doubt' };
  await suspendDriver(core, admin, why, { ipAddress: null, userAgent: null });
  expect(await record(driver.userId)).toMatchObject({
    suspendReason: 'Documents in doubt',
    acceptedCount: 0,
    turnedDownCount: 0,
    completedCount: 0,
    todayCents: 0,
  });
  const rider = await makeActor(core.db, 'rider');
  await expect(record(rider.userId)).rejects.toMatchObject({ code: 'DRIVER_NOT_FOUND' });
});
