import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { suspendDriver } from '../drivers/suspend-driver.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { declineRide } from './decline-ride.ts';
import { deleteRide } from './desk/delete-ride.ts';
import { moveOwnRide } from './move-own-ride.ts';
import { requestRide } from './request-ride.ts';
import { listDriverHistory, listRiderHistory } from './reads/ride-queries.ts';
import { listFinishedRides } from './desk/list-rides.ts';
import { findOwnRide, getRide, listOpenRides } from './reads/ride-detail-queries.ts';
import { setRideStatus } from './desk/set-ride-status.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
beforeEach(async () => {
  await core.db.pool.query('delete from rides');
  await core.db.pool.query('delete from users');
  admin = await makeActor(core.db, 'admin');
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const requested = async (by = rider) => (await requestRide(core, by, request())).id;
async function accepted() {
  const rideId = await requested();
  await acceptRide(core, driver, { rideId });
  return rideId;
}
async function completed() {
  const rideId = await accepted();
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  return rideId;
}
const MANY = { page: 1, limit: 100 };

describe('one ride', () => {
  test('is its rider’s, its driver’s and the admins’ to read', async () => {
    const rideId = await accepted();
    for (const actor of [rider, driver, admin]) {
      expect(await getRide(core.db, actor, rideId)).toMatchObject({
        id: rideId,
        status: 'accepted',
        rider: { id: rider.userId, name: rider.name, email: `${rider.userId}@example.test`, avatarUrl: null },
        driver: { id: driver.userId, email: `${driver.userId}@example.test`, vehicleModel: 'Toyota Axio' },
      });
    }
    for (const role of ['rider', 'driver'] as const)
      await refused(getRide(core.db, await makeActor(core.db, role), rideId), 'RIDE_NOT_FOUND');
    await refused(getRide(core.db, admin, crypto.randomUUID()), 'RIDE_NOT_FOUND');
  });

  test('is no driver’s before it is accepted, and not the one’s any more who gave it back', async () => {
    const rideId = await requested();
    await refused(getRide(core.db, driver, rideId), 'RIDE_NOT_FOUND');
    await acceptRide(core, driver, { rideId });
    await declineRide(core, driver, { rideId });
    await refused(getRide(core.db, driver, rideId), 'RIDE_NOT_FOUND');
    const ride = await getRide(core.db, rider, rideId);
    expect(ride.driver).toBeNull();
    expect(Object.keys(ride.times)).toEqual(['requested']);
  });

  test('that was deleted is nobody’s to read', async () => {
    const rideId = await completed();
    await deleteRide(core, admin, { rideId });
    for (const actor of [rider, driver, admin])
      await refused(getRide(core.db, actor, rideId), 'RIDE_NOT_FOUND');
  });
});

describe('the ride one is in', () => {
  test('is the rider’s from the request on, the driver’s from the acceptance, and nobody’s after the end', async () => {
    const seen = async () =>
      (await Promise.all([rider, driver, admin].map((actor) => findOwnRide(core.db, actor)))).map(
        (ride) => ride?.status ?? null,
      );
    expect(await seen()).toEqual([null, null, null]);
    const rideId = await requested();
    expect(await seen()).toEqual(['requested', null, null]);
    await acceptRide(core, driver, { rideId });
    expect(await seen()).toEqual(['accepted', 'accepted', null]);
    for (const to of ['picked_up', 'in_transit'] as const) {
      await advanceRide(core, driver, { rideId, to });
      expect(await seen()).toEqual([to, to, null]);
    }
    await advanceRide(core, driver, { rideId, to: 'completed' });
    expect(await seen()).toEqual([null, null, null]);
  });
});

describe('history', () => {
  test('holds what ended so, if that is asked for', async () => {
    const driven = await completed();
    const gone = await requested();
    await cancelRide(core, rider, { rideId: gone });
    const idsOf = async (page: object) =>
      (await listRiderHistory(core.db, rider.userId, { limit: 20, ...page })).map(({ id }) => id);
    expect(await idsOf({})).toEqual([gone, driven]);
    expect(await idsOf({ status: 'completed' })).toEqual([driven]);
    expect(await idsOf({ status: 'canceled' })).toEqual([gone]);
    expect(await idsOf({ status: 'completed', cursor: gone })).toEqual([driven]);
    const ofDriver = await listDriverHistory(core.db, driver.userId, { limit: 20, status: 'canceled' });
    expect(ofDriver).toEqual([]);
  });
});

describe('finished rides', () => {
  test('by pages, newest first, one’s own and no active ones', async () => {
    const first = await completed();
    const second = await requested();
    await cancelRide(core, rider, { rideId: second });
    const third = await completed();
    await accepted();
    const other = await makeActor(core.db, 'rider');
    await cancelRide(core, other, { rideId: await requested(other) });

    const page = await listFinishedRides(core.db, rider, { page: 1, limit: 2 });
    expect(page).toMatchObject({ page: 1, limit: 2, total: 3 });
    expect(page.items.map(({ id }) => id)).toEqual([third, second]);
    const rest = await listFinishedRides(core.db, rider, { page: 2, limit: 2 });
    expect(rest.items.map(({ id }) => id)).toEqual([first]);
    expect(await listFinishedRides(core.db, rider, { page: 9, limit: 2 })).toMatchObject({
      items: [],
      total: 3,
    });
    const driven = await listFinishedRides(core.db, driver, MANY);
    expect(driven.items.map(({ id }) => id)).toEqual([third, first]);
    expect(await listFinishedRides(core.db, admin, MANY)).toMatchObject({ items: [], total: 0 });
  });

  test('without those that were deleted', async () => {
    const rideId = await completed();
    await deleteRide(core, admin, { rideId });
    expect(await listFinishedRides(core.db, rider, MANY)).toMatchObject({ items: [], total: 0 });
  });
});

describe('requests a driver can take', () => {
  const open = async (by = driver) => (await listOpenRides(core.db, by.userId)).map(({ id }) => id);

  test('those waiting longest first, offered yet or not, but none that was declined', async () => {
    const first = await requested();
    const second = await requested(await makeActor(core.db, 'rider'));
    expect(await open()).toEqual([first, second]);
    await declineRide(core, driver, { rideId: first });
    expect(await open()).toEqual([second]);
    const later = await makeActor(core.db, 'driver');
    expect(await open(later)).toEqual([first, second]);
    await acceptRide(core, later, { rideId: second });
    expect(await open()).toEqual([]);
  });

  test('the fifty that wait longest, also for who had a ride before', async () => {
    await completed();
    const ids: string[] = [];
    for (let i = 0; i < 51; i++) ids.push(await requested(await makeActor(core.db, 'rider')));
    expect(await open()).toEqual(ids.slice(0, 50));
  });

  test('none for who drives, is offline or suspended', async () => {
    const offline = await makeActor(core.db, 'driver', { available: false });
    await accepted();
    await requested(await makeActor(core.db, 'rider'));
    expect(await open()).toEqual([]);
    expect(await open(offline)).toEqual([]);
    const suspended = await makeActor(core.db, 'driver');
    expect(await open(suspended)).toHaveLength(1);
    await suspendDriver(core, admin, { driverId: suspended.userId }, { userAgent: null, ipAddress: null });
    expect(await open(suspended)).toEqual([]);
  });
});

test('a change answers with the very moment it is read with later', async () => {
  const rideId = await accepted();
  const readLater = async () => (await getRide(core.db, admin, rideId)).updatedAt;
  const back = await declineRide(core, driver, { rideId });
  // The next wave of offers, which changes the ride too, may come before it can be read.
  const released = await core.db.pool.query<{ at: Date }>(
    `select at from ride_events where ride_id = $1 and type = 'ride.released'`,
    [rideId],
  );
  expect(back.updatedAt).toBe(released.rows[0]?.at.toISOString());
  expect(Date.parse(back.updatedAt)).toBeGreaterThan(Date.parse(back.times.requested ?? ''));
  const other = await makeActor(core.db, 'driver');
  await acceptRide(core, other, { rideId });
  const onBoard = await moveOwnRide(core, other, { rideId, to: 'picked_up' });
  expect(onBoard.updatedAt).toBe(await readLater());
  const setBack = await setRideStatus(core, admin, { rideId, to: 'accepted' });
  expect(setBack.updatedAt).toBe(await readLater());
  expect(Date.parse(setBack.updatedAt)).toBeGreaterThan(Date.parse(onBoard.updatedAt));
});

describe('a driver who names the status', () => {
  const move = (rideId: string, to: Parameters<typeof moveOwnRide>[2]['to'], by = driver) =>
    moveOwnRide(core, by, { rideId, to });

  test('takes the ride through its stages', async () => {
    const rideId = await accepted();
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      expect(await move(rideId, to)).toMatchObject({
        status: to,
        riderId: rider.userId,
        driverId: driver.userId,
      });
  });

  test('cancels it, at any stage before the end', async () => {
    const rideId = await accepted();
    await move(rideId, 'picked_up');
    expect(await move(rideId, 'canceled')).toMatchObject({ status: 'canceled', canceledBy: 'driver' });
    await refused(move(rideId, 'canceled'), 'ALREADY_DONE');
    await refused(move(rideId, 'in_transit'), 'RIDE_GONE');
  });

  test('neither takes it nor gives it back by that', async () => {
    const rideId = await requested();
    await refused(move(rideId, 'accepted'), 'RIDE_NOT_FOUND');
    expect(await findOwnRide(core.db, driver)).toBeNull();
    await acceptRide(core, driver, { rideId });
    await refused(move(rideId, 'accepted'), 'ALREADY_DONE');
    await refused(move(rideId, 'requested'), 'ILLEGAL_STEP');
    await move(rideId, 'picked_up');
    await refused(move(rideId, 'accepted'), 'ILLEGAL_STEP');
    expect(await findOwnRide(core.db, driver)).toMatchObject({ id: rideId, status: 'picked_up' });
  });

  test('moves nobody else’s, and nothing out of order', async () => {
    const rideId = await accepted();
    const other = await makeActor(core.db, 'driver');
    for (const to of ['requested', 'accepted', 'picked_up', 'completed', 'canceled'] as const)
      await refused(move(rideId, to, other), 'RIDE_NOT_FOUND');
    await refused(move(rideId, 'completed'), 'ILLEGAL_STEP');
    await refused(moveOwnRide(core, rider, { rideId, to: 'canceled' }), 'FORBIDDEN');
  });
});
