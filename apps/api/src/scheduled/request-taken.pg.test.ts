import { addDays, cityDay, type ScheduledRide } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { driverTopic } from '../live/topics.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { findDriverRide, findRideImage } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { requestScheduled } from './request-scheduled.ts';
import { scheduleRide } from './schedule-ride.ts';
import { takeScheduled } from './take-scheduled.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const MINUTE_MS = 60_000;
const METERS_PER_DEGREE = 111_000;
let rider: TestActor;
let driver: TestActor;
let other: TestActor;
let ride: ScheduledRide;
const leaves: (() => void)[] = [];
beforeEach(async () => {
  await core.db.pool.query('delete from scheduled_rides');
  [rider, driver, other] = await Promise.all([
    makeActor(core.db, 'rider'),
    makeActor(core.db, 'driver'),
    makeActor(core.db, 'driver'),
  ]);
  ride = await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(cityDay(core.timeZone), 3), time: '09:00' },
  });
  await takeScheduled(core, driver, { id: ride.id });
  // The other one is at the door.
  stand(other, 0);
});
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system' where status in ('requested', 'accepted')`,
  );
  core.drivers.clear();
});

/** Online, so many meters from the pickup. */
function stand({ userId: driverId }: TestActor, meters: number): void {
  const lat = GULSHAN.lat - meters / METERS_PER_DEGREE;
  const position = { driverId, lat, lng: GULSHAN.lng, bearing: null, at: Date.now() };
  core.drivers.setAvailable(driverId, true);
  core.positions.learn(position);
  core.drivers.setPosition(position);
}
const connect = ({ userId }: TestActor) =>
  leaves.push(
    core.hub.join(driverTopic(userId), { view: () => undefined, push: () => {}, reread: () => {} }),
  );
const look = (minutes: number) => requestScheduled(core, Date.parse(ride.pickupAt) - minutes * MINUTE_MS);
async function requested() {
  const { rows } = await core.db.pool.query<{ id: string }>('select ride_id as id from scheduled_rides');
  const rideId = rows[0]?.id ?? '';
  const asked = await core.db.pool.query<{ id: string }>(
    'select driver_id as id from ride_offers where ride_id = $1',
    [rideId],
  );
  return { rideId, asked: asked.rows.map(({ id }) => id) };
}
const told = async ({ userId }: TestActor) => {
  const { rows } = await core.db.pool.query<{ type: string; params: object }>(
    'select type, params from notifications where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
};
const lost = (why: string) => [
  expect.objectContaining({ type: 'ahead_lost', params: expect.objectContaining({ why }) }),
];

describe('when its time comes, the driver who took it', () => {
  test('has it at once, alone, if they are there and connected, however near another one is', async () => {
    stand(driver, 2_000);
    connect(driver);
    await look(10);
    const { rideId, asked } = await requested();
    await expect.poll(async () => (await findRideImage(core.db, rideId))?.status).toBe('accepted');
    expect(await findDriverRide(core.db, driver.userId)).toMatchObject({ id: rideId, acceptedForYou: true });
    expect(asked).toEqual([driver.userId]);
    expect(await told(driver)).toEqual([]);
  });

  test('is asked alone, if no device of theirs is connected', async () => {
    stand(driver, 2_000);
    await look(10);
    const { rideId, asked } = await requested();
    expect(asked).toEqual([driver.userId]);
    const { rows } = await core.db.pool.query<{ seconds: number }>(
      `select round(extract(epoch from next_wave_at - requested_at))::int as seconds from rides where id = $1`,
      [rideId],
    );
    expect(rows).toEqual([{ seconds: 30 }]);
    expect(core.answers.isHeld(rideId, performance.now() + 25_000)).toBe(true);
    await acceptRide(core, driver, { rideId });
    expect(await told(driver)).toEqual([]);
  });

  test('loses it to everyone at once if they are offline, and both read so', async () => {
    await look(10);
    expect((await requested()).asked).toEqual([other.userId]);
    expect(await told(driver)).toEqual(lost('offline'));
    expect((await told(rider)).at(-1)).toMatchObject({
      type: 'scheduled_requested',
      params: { lostDriver: 'driver' },
    });
  });

  test('loses it while they have another ride', async () => {
    stand(driver, 100);
    const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await acceptRide(core, driver, { rideId });
    await expect.poll(() => core.drivers.ridingOf(driver.userId)).not.toBeNull();
    await look(10);
    expect((await requested()).asked).toEqual([other.userId]);
    expect(await told(driver)).toEqual(lost('busy'));
  });

  test('loses it if they would come too late', async () => {
    stand(driver, 30_000);
    await look(5);
    expect((await requested()).asked).toEqual([other.userId]);
    expect(await told(driver)).toEqual(lost('far'));
  });

  test('loses it if their vehicle no longer serves it', async () => {
    stand(driver, 100);
    const vehicle = { kind: 'bike', classRank: 1, seats: 1 };
    core.drivers.setServing(driver.userId, { vehicle, declinedTypes: [] });
    await look(10);
    expect((await requested()).asked).toEqual([other.userId]);
    expect(await told(driver)).toEqual(lost('unfit'));
  });

  test('reads it once, and truly, if the process died after the request', async () => {
    const dies: typeof core.changeRide = async (...all) => {
      await core.changeRide(...all);
      throw new Error('The process died.');
    };
    await requestScheduled({ ...core, changeRide: dies }, Date.parse(ride.pickupAt) - 10 * MINUTE_MS);
    expect(await told(driver)).toEqual([]);
    // By now they are there; the ride went to the others all the same.
    stand(driver, 100);
    await Promise.all([look(9.7), look(9.7)]);
    expect(await told(driver)).toEqual(lost('offline'));
  });

  test('reads that it won’t take place', async () => {
    await look(-10.1);
    expect(await told(driver)).toEqual(lost('missed'));
  });
});
