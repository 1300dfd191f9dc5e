import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acknowledgeAlert } from '../../sos/acknowledge-alert.ts';
import { raiseAlert } from '../../sos/raise-alert.ts';
import { getEarnings } from '../../drivers/driver-queries.ts';
import { closeProblem } from '../../problems/close-problem.ts';
import { reportProblem } from '../../problems/report-problem.ts';
import { hearEvents } from '../../testing/hear-events.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { holdRow } from '../../testing/hold-row.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { cancelRide } from '../cancel-ride.ts';
import { deleteRide } from './delete-ride.ts';
import { getRide } from '../reads/ride-detail-queries.ts';
import { requestRide } from '../request-ride.ts';
import { setRideStatus } from './set-ride-status.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const requested = async () => (await requestRide(core, rider, request())).id;
async function completed() {
  const rideId = await requested();
  await acceptRide(core, driver, { rideId });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  return rideId;
}
const rowOf = async (rideId: string) =>
  (await core.db.pool.query('select status, version, deleted_at from rides where id = $1', [rideId])).rows[0];

test('a finished ride leaves the earnings; its row and the trail of it stay', async () => {
  const rideId = await completed();
  const earned = async () => (await getEarnings(core.db, driver.userId, core.timeZone)).totalRides;
  expect(await earned()).toBe(1);
  const { version } = await rowOf(rideId);
  const asSeen = { rideId, fromStatus: 'completed', seenVersion: version } as const;
  expect(await deleteRide(core, admin, asSeen)).toEqual({ rideId });
  expect(await earned()).toBe(0);
  for (const actor of [admin, driver]) await refused(getRide(core.db, actor, rideId), 'RIDE_NOT_FOUND');
  expect(await rowOf(rideId)).toEqual({
    status: 'completed',
    version: version + 1,
    deleted_at: expect.any(Date),
  });
  const events = await core.db.pool.query(
    'select type, actor_id, actor_role from ride_events where ride_id = $1 and version = $2',
    [rideId, version + 1],
  );
  expect(events.rows).toEqual([{ type: 'ride.deleted', actor_id: admin.userId, actor_role: 'admin' }]);
});

test('with an open problem it can’t go until support has closed it', async () => {
  const rideId = await completed();
  const problemId = crypto.randomUUID();
  await reportProblem(core, rider, { id: problemId, rideId, kind: 'fare', text: 'Too much' });
  await refused(deleteRide(core, admin, { rideId }), 'PROBLEM_OPEN');
  await closeProblem(core, admin, { problemId, seenVersion: 1 });
  await deleteRide(core, admin, { rideId });
});

describe('with a call for help', () => {
  const call = (rideId: string) => raiseAlert(core, rider, { rideId, message: 'Help', location: GULSHAN });

  test('it can’t go until somebody has taken every one', async () => {
    const rideId = await completed();
    const first = await call(rideId);
    const second = await raiseAlert(core, driver, { rideId, message: '', location: GULSHAN });
    for (const { id: alertId } of [first, second]) {
      await refused(deleteRide(core, admin, { rideId }), 'RIDE_CALLED');
      await acknowledgeAlert(core, admin, { alertId });
    }
    await deleteRide(core, admin, { rideId });
  });

  test('that waits behind the deletion is refused', async () => {
    const rideId = await completed();
    const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
      rideId,
    ]);
    const gone = deleteRide(core, admin, { rideId });
    await held.waiting(1, '%for no key update%');
    const calling = refused(call(rideId), 'RIDE_NOT_FOUND');
    await held.waiting(2);
    await held.release();
    await gone;
    await calling;
  });
});

test('every process is told', async () => {
  const rideId = await completed();
  const hearing = await hearEvents(database.connectionString);
  await deleteRide(core, admin, { rideId });
  await expect.poll(() => hearing.ofRide(rideId)).toMatchObject([{ event: 'ride.deleted' }]);
  await hearing.stop();
});

test('a canceled ride can go, an active one can not, and none goes twice', async () => {
  const active = await requested();
  await refused(deleteRide(core, admin, { rideId: active }), 'RIDE_ACTIVE');
  await cancelRide(core, rider, { rideId: active });
  const both = await Promise.allSettled([
    deleteRide(core, admin, { rideId: active }),
    deleteRide(core, admin, { rideId: active }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await refused(deleteRide(core, admin, { rideId: active }), 'RIDE_NOT_FOUND');
  await refused(deleteRide(core, admin, { rideId: crypto.randomUUID() }), 'RIDE_NOT_FOUND');
});

test('what is deleted is moved by nobody, and hinders nobody', async () => {
  const rideId = await completed();
  await deleteRide(core, admin, { rideId });
  await refused(setRideStatus(core, admin, { rideId, to: 'in_transit' }), 'RIDE_NOT_FOUND');
  await expect(requested()).resolves.toBeTypeOf('string');
});

test('only admins delete', async () => {
  const rideId = await completed();
  for (const actor of [rider, driver]) await refused(deleteRide(core, actor, { rideId }), 'FORBIDDEN');
  expect(await rowOf(rideId)).toMatchObject({ deleted_at: null });
});
