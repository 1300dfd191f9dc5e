import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setAvailability } from '../../drivers/set-availability.ts';
import { suspendDriver } from '../../drivers/suspend-driver.ts';
import { createTasks } from '../../server/jobs/create-tasks.ts';
import { clearRidesNow } from './clear-rides.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { requestRide } from '../request-ride.ts';
import { findDriverRide, findRideImage, findRiderRide } from '../reads/ride-queries.ts';
import type { RunningServices } from '../../server/start-services.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { holdRow } from '../../testing/hold-row.ts';
import { request } from '../../testing/places.ts';
import { stopWaves } from '../../testing/stop-waves.ts';
import { startTestCore } from '../../testing/start-test-core.ts';
import { blockUser } from '../../users/block-user.ts';
import type { ClearRidesJob } from '../../users/clear-rides-job.ts';
import { unblockUser } from '../../users/unblock-user.ts';

const HERE = { userAgent: null, ipAddress: null };

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let rider: TestActor;
let driver: TestActor;

beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const block = (userId: string) => blockUser(core, admin, { userId }, HERE);
const unblock = (userId: string) => unblockUser(core, admin, { userId }, HERE);

const requested = () => requestRide(core, rider, request());
async function accepted() {
  const { id } = await requested();
  return acceptRide(core, driver, { rideId: id });
}
const availabilityOf = async (driverId: string) =>
  (await core.db.pool.query('select available, version from drivers where id = $1', [driverId])).rows[0];

describe('the rides of who is blocked', () => {
  test('a rider’s request is canceled by the admin', async () => {
    const { id } = await requested();
    await block(rider.userId);
    expect(await findRideImage(core.db, id)).toMatchObject({ status: 'canceled', canceledBy: 'admin' });
    const events = await core.db.pool.query(
      'select type, actor_id, actor_role from ride_events where ride_id = $1 order by version desc limit 1',
      [id],
    );
    expect(events.rows).toEqual([{ type: 'ride.canceled', actor_id: admin.userId, actor_role: 'admin' }]);
  });

  test('a rider’s accepted ride is canceled, and the driver is free', async () => {
    const { id } = await accepted();
    await block(rider.userId);
    expect(await findRideImage(core.db, id)).toMatchObject({ status: 'canceled' });
    expect(await findDriverRide(core.db, driver.userId)).toBeUndefined();
    expect(await availabilityOf(driver.userId)).toMatchObject({ available: true });
  });

  test('a driver goes offline and the accepted ride to others, never back', async () => {
    const { id } = await accepted();
    await block(driver.userId);
    expect(await findRideImage(core.db, id)).toMatchObject({
      status: 'requested',
      driver: null,
      times: { accepted: null },
    });
    expect(await availabilityOf(driver.userId)).toEqual({ available: false, version: 2 });
    await refused(acceptRide(core, driver, { rideId: id }), 'RIDE_DECLINED');
    await acceptRide(core, await makeActor(core.db, 'driver'), { rideId: id });
  });

  test.each(['rider', 'driver'] as const)('one under way goes on when its %s is blocked', async (who) => {
    const { id } = await accepted();
    await advanceRide(core, driver, { rideId: id, to: 'picked_up' });
    await block((who === 'rider' ? rider : driver).userId);
    expect(await findRideImage(core.db, id)).toMatchObject({
      status: 'picked_up',
      driver: { id: driver.userId },
    });
  });

  test('unblocked, a driver is still offline and goes online by themselves', async () => {
    await block(driver.userId);
    await refused(setAvailability(core, driver, { available: true }), 'USER_BLOCKED');
    await unblock(driver.userId);
    expect(await availabilityOf(driver.userId)).toMatchObject({ available: false });
    expect(await setAvailability(core, driver, { available: true })).toMatchObject({ available: true });
  });

  test('who is blocked requests nothing', async () => {
    await block(rider.userId);
    await refused(requested(), 'USER_BLOCKED');
  });
});

describe('a process that dies after the block', () => {
  const dying = () => {
    const failing = {
      db: core.db,
      changeRide: () => Promise.reject(new Error('the process is gone')),
      log: { ...core.log, error: () => {} },
    };
    return { ...core, clearRides: (job: ClearRidesJob) => clearRidesNow(failing, job) };
  };
  /** Runs the queued jobs as if their time had come. */
  async function work() {
    await core.db.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await runOnce({
      connectionString: database.connectionString,
      taskList: createTasks(other),
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
    });
  }

  test('leaves a task by which another one clears the rides', async () => {
    const { id } = await requested();
    expect(await blockUser(dying(), admin, { userId: rider.userId }, HERE)).toMatchObject({
      status: 'blocked',
    });
    expect(await findRideImage(core.db, id)).toMatchObject({ status: 'requested' });
    await work();
    expect(await findRideImage(core.db, id)).toMatchObject({ status: 'canceled', canceledBy: 'admin' });
  });

  test('the same for a suspended driver', async () => {
    const { id } = await accepted();
    await suspendDriver(dying(), admin, { driverId: driver.userId }, HERE);
    expect(await findDriverRide(core.db, driver.userId)).toMatchObject({ id });
    await work();
    expect(await findRideImage(core.db, id)).toMatchObject({ status: 'requested', driver: null });
  });

  test('who was let in again before it comes keeps the rides they have', async () => {
    await block(rider.userId);
    await unblock(rider.userId);
    const { id } = await requested();
    await work();
    expect(await findRiderRide(core.db, rider.userId)).toMatchObject({ id, status: 'requested' });
  });
});

describe('while it is under way', () => {
  test('a request in the middle of its statement is found and canceled', async () => {
    const ride = await requested();
    await core.db.pool.query(`update rides set status = 'canceled', canceled_by = 'system' where id = $1`, [
      ride.id,
    ]);
    // An uncommitted ride of the same rider makes the new one wait.
    const held = await holdRow(
      database.connectionString,
      `update rides set status = 'requested', driver_id = null, canceled_by = null where id = $1`,
      [ride.id],
    );
    const requesting = requestRide(core, rider, request());
    await held.waiting(1);
    const blocking = blockUser(other, admin, { userId: rider.userId }, HERE);
    await held.waiting(2);
    await held.release();
    const { id } = await requesting;
    await blocking;
    expect(await findRideImage(core.db, id)).toMatchObject({ status: 'canceled', canceledBy: 'admin' });
  });

  test.each([
    ['block', () => blockUser(other, admin, { userId: driver.userId }, HERE)],
    ['suspension', () => suspendDriver(other, admin, { driverId: driver.userId }, HERE)],
  ])('an accept in the middle of its statement is found by a %s and given back', async (_what, judge) => {
    const { id } = await requested();
    await stopWaves(core.db, id);
    const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [id]);
    const accepting = acceptRide(core, driver, { rideId: id });
    await held.waiting(1);
    const judging = judge();
    await held.waiting(2);
    await held.release();
    await Promise.all([accepting, judging]);
    expect(await findRideImage(core.db, id)).toMatchObject({ status: 'requested', driver: null });
  });

  test('who goes online meanwhile stays offline', async () => {
    await setAvailability(core, driver, { available: false });
    const held = await holdRow(database.connectionString, 'select from drivers where id = $1 for update', [
      driver.userId,
    ]);
    const blocking = blockUser(other, admin, { userId: driver.userId }, HERE);
    await held.waiting(1);
    const going = refused(setAvailability(core, driver, { available: true }), 'USER_BLOCKED');
    await held.waiting(2);
    await held.release();
    await Promise.all([blocking, going]);
    expect(await availabilityOf(driver.userId)).toMatchObject({ available: false });
  });

  test('accepts, requests, blocks and suspensions at once leave nobody barred with a ride, and no deadlock', async () => {
    for (let round = 0; round < 15; round++) {
      const [someone, car] = await Promise.all([makeActor(core.db, 'rider'), makeActor(core.db, 'driver')]);
      const { id } = await requestRide(core, someone, request());
      await Promise.allSettled([
        acceptRide(core, car, { rideId: id }),
        blockUser(other, admin, { userId: car.userId }, HERE),
        suspendDriver(core, admin, { driverId: car.userId }, HERE),
        setAvailability(other, car, { available: true }),
        round % 2 ? blockUser(core, admin, { userId: someone.userId }, HERE) : undefined,
      ]).then((results) => {
        for (const result of results)
          if (result.status === 'rejected')
            expect(result.reason).toHaveProperty('code', expect.stringMatching(/^[A-Z_]{6,}$/));
      });
      expect(await findRideImage(core.db, id)).toMatchObject({
        status: round % 2 ? 'canceled' : 'requested',
      });
      expect(await availabilityOf(car.userId)).toMatchObject({ available: false });
    }
  });
});
