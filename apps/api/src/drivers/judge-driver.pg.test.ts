import type { DriverView, ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, describe, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { listJudgements, listQueuedMail } from '../testing/account-events.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { givePapers } from '../testing/give-papers.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getLatestNotifications } from '../notifications/notification-queries.ts';
import { approveDriver } from './approve-driver.ts';
import { findAvailability } from './driver-queries.ts';
import { reactivateDriver } from './reactivate-driver.ts';
import { setAvailability } from './set-availability.ts';
import { suspendDriver } from './suspend-driver.ts';

const HERE = { userAgent: null, ipAddress: '203.0.113.9' };

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;

beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const typesOf = async (driverId: string) =>
  (await listJudgements(core.db, driverId)).map((event) => event.type);

type Verb = typeof approveDriver;
type State = Parameters<typeof makeActor>[2];

test('why a driver is suspended is told to them, in the trail and until they are reactivated', async () => {
  const { userId: driverId } = await makeActor(core.db, 'driver');
  const reason = 'Unsafe driving';
  await suspendDriver(core, admin, { driverId, reason }, HERE);
  expect(await findAvailability(core.db, driverId)).toMatchObject({ suspended: true, suspendReason: reason });
  const { items } = await getLatestNotifications(core.db, driverId);
  expect(items).toMatchObject([{ type: 'driver_suspended', params: { reason } }]);
  const { rows } = await core.db.pool.query<{ data: object }>(
    `select data from account_events where user_id = $1 and type = 'driver.suspended'`,
    [driverId],
  );
  expect(rows).toEqual([{ data: expect.objectContaining({ reason }) }]);
  await reactivateDriver(core, admin, { driverId }, HERE);
  expect(await findAvailability(core.db, driverId)).toMatchObject({ suspended: false, suspendReason: null });
});

describe.each<[string, Verb, State, Partial<DriverView>]>([
  ['approved', approveDriver, { approved: false, available: false }, { approved: true, available: false }],
  ['suspended', suspendDriver, {}, { suspended: true, available: false }],
  ['reactivated', reactivateDriver, { suspended: true, available: false }, { suspended: false }],
])('a driver who is %s', (what, judge, before, after) => {
  test('is so with an event and a mail, once', async () => {
    const { userId: driverId, name } = await makeActor(core.db, 'driver', before);
    await givePapers(core.db, driverId);
    const view = await judge(core, admin, { driverId }, HERE);
    expect(view).toMatchObject({ id: driverId, name, version: 2, ...after });
    expect(await judge(core, admin, { driverId }, HERE)).toEqual(view);
    expect(await listJudgements(core.db, driverId)).toEqual([
      { type: `driver.${what}`, actor_id: admin.userId, actor_role: 'admin', ip_address: HERE.ipAddress },
    ]);
    expect(await listQueuedMail(core.db, driverId)).toEqual([`driver_${what}`]);
  });

  test('by several admins at once, gets one mail', async () => {
    const { userId: driverId } = await makeActor(core.db, 'driver', before);
    await givePapers(core.db, driverId);
    const views = await Promise.all([1, 2, 3].map(() => judge(core, admin, { driverId }, HERE)));
    expect(new Set(views.map((view) => view.version))).toEqual(new Set([2]));
    expect(await listQueuedMail(core.db, driverId)).toHaveLength(1);
    expect(await typesOf(driverId)).toHaveLength(1);
  });

  test('must be one, and be judged by an admin', async () => {
    const driver = await makeActor(core.db, 'driver', before);
    const rider = await makeActor(core.db, 'rider');
    await refused(judge(core, admin, { driverId: crypto.randomUUID() }, HERE), 'DRIVER_NOT_FOUND');
    await refused(judge(core, admin, { driverId: rider.userId }, HERE), 'DRIVER_NOT_FOUND');
    await refused(judge(core, driver, { driverId: driver.userId }, HERE), 'FORBIDDEN');
    expect(await typesOf(driver.userId)).toEqual([]);
  });
});

test('a driver without a vehicle or approved documents is not approved, and it is said what is missing', async () => {
  const { userId: driverId } = await makeActor(core.db, 'driver', { approved: false, available: false });
  const approve = () => approveDriver(core, admin, { driverId }, HERE);
  await core.db.pool.query('update drivers set license_plate = null where id = $1', [driverId]);
  await expect(approve()).rejects.toMatchObject({
    code: 'DRIVER_NOT_READY',
    message:
      'This driver can be approved once these are in order: vehicle and license plate, driver’s license, vehicle registration, insurance.',
  });
  await givePapers(core.db, driverId);
  await core.db.pool.query(
    `update driver_documents set expires_on = current_date - 2 where driver_id = $1 and kind = 'insurance'`,
    [driverId],
  );
  await core.db.pool.query(`update drivers set license_plate = 'DHK-1234' where id = $1`, [driverId]);
  await expect(approve()).rejects.toMatchObject({
    message: 'This driver can be approved once these are in order: insurance.',
  });
  expect(await typesOf(driverId)).toEqual([]);
  // A driver who drives already stays approved, even if documents have expired.
  await core.db.pool.query('update drivers set approved = true where id = $1', [driverId]);
  expect(await approve()).toMatchObject({ approved: true });
});

test('a suspended driver’s accepted ride goes back to the pool, and they drive again after reactivation', async () => {
  const [rider, driver] = await Promise.all([makeActor(core.db, 'rider'), makeActor(core.db, 'driver')]);
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await suspendDriver(core, admin, { driverId: driver.userId }, HERE);
  expect(await findRideImage(core.db, rideId)).toMatchObject({ status: 'requested', driver: null });
  const events = await core.db.pool.query(
    `select actor_id, actor_role from ride_events where ride_id = $1 and type = 'ride.released'`,
    [rideId],
  );
  expect(events.rows).toEqual([{ actor_id: admin.userId, actor_role: 'admin' }]);
  await refused(acceptRide(core, driver, { rideId }), 'DRIVER_SUSPENDED');
  await refused(setAvailability(core, driver, { available: true }), 'DRIVER_SUSPENDED');

  await reactivateDriver(core, admin, { driverId: driver.userId }, HERE);
  await setAvailability(core, driver, { available: true });
  await refused(acceptRide(core, driver, { rideId }), 'RIDE_DECLINED');
});

test('a suspended driver finishes the ride under way', async () => {
  const [rider, driver] = await Promise.all([makeActor(core.db, 'rider'), makeActor(core.db, 'driver')]);
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  await suspendDriver(core, admin, { driverId: driver.userId }, HERE);
  await advanceRide(core, driver, { rideId, to: 'in_transit' });
  expect(await advanceRide(core, driver, { rideId, to: 'completed' })).toMatchObject({ status: 'completed' });
});

test('somebody else’s accepted ride is left alone', async () => {
  const [rider, driver, other] = await Promise.all([
    makeActor(core.db, 'rider'),
    makeActor(core.db, 'driver'),
    makeActor(core.db, 'driver'),
  ]);
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, other, { rideId });
  await suspendDriver(core, admin, { driverId: driver.userId }, HERE);
  expect(await findRideImage(core.db, rideId)).toMatchObject({
    status: 'accepted',
    driver: { id: other.userId },
  });
});
