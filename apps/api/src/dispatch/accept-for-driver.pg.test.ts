import { addDays, cityDay } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setAutoAccept } from '../drivers/set-auto-accept.ts';
import { driverTopic } from '../live/topics.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { findDriverRide, findRideImage } from '../rides/reads/ride-queries.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { scheduleRide } from '../scheduled/schedule-ride.ts';
import { takeScheduled } from '../scheduled/take-scheduled.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { AUTO_ACCEPT_FRESH_MS } from './auto-accept-policy.ts';
import { OFFER } from './offer-rides.ts';

const database = useTestDatabase();
/** Requests are made at the first process; the driver's socket is at the second. */
let processes: [RunningServices, RunningServices];
let heard: Awaited<ReturnType<typeof hearEvents>>;
let driver: TestActor;
beforeAll(async () => {
  processes = [
    await startTestCore(database.connectionString),
    await startTestCore(database.connectionString),
  ];
  heard = await hearEvents(database.connectionString);
});
afterAll(async () => {
  await heard.stop();
  await Promise.all(processes.map((core) => core.stop()));
});
const leaves: (() => void)[] = [];
beforeEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  const [{ db }] = processes;
  await db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system' where status = 'requested'`,
  );
  await db.pool.query('update drivers set available = false');
  for (const { drivers } of processes) drivers.clear();
  driver = await makeActor(db, 'driver');
  await setAutoAccept(processes[0], driver, { isOn: true });
  for (const { drivers } of processes)
    await expect.poll(() => drivers.wantsAutoAccept(driver.userId)).toBe(true);
});

const connect = ({ hub }: RunningServices) =>
  leaves.push(
    hub.join(driverTopic(driver.userId), { view: () => undefined, push: () => {}, reread: () => {} }),
  );
/** Every process has the driver's position of that time. */
function stand({ userId: driverId }: TestActor, agoMs = 0): void {
  for (const { drivers, positions } of processes) {
    const position = { driverId, ...GULSHAN, bearing: null, at: Date.now() - agoMs };
    positions.learn(position);
    drivers.setPosition(position);
  }
}
const requestOne = async () => {
  const [core] = processes;
  const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  // It may be matched with others first.
  await expect.poll(async () => (await findRideImage(core.db, id))?.offeredCount).toBe(1);
  return id;
};
const statusOf = async (rideId: string) => (await findRideImage(processes[0].db, rideId))?.status;
/** The events of the ride, once an event sent after it has reached every process. */
async function settled(rideId: string) {
  await setAutoAccept(processes[0], driver, { isOn: false });
  for (const { drivers } of processes)
    await expect.poll(() => drivers.wantsAutoAccept(driver.userId)).toBe(false);
  return { status: await statusOf(rideId), told: heard.ofRide(rideId).map(({ event }) => event) };
}

test('the ride is the driver’s at once, through the process that holds their socket; they can give it back', async () => {
  stand(driver);
  connect(processes[1]);
  const rideId = await requestOne();
  await expect.poll(() => statusOf(rideId)).toBe('accepted');
  expect(await findDriverRide(processes[0].db, driver.userId)).toMatchObject({
    id: rideId,
    acceptedForYou: true,
  });
  const { rows } = await processes[0].db.pool.query(
    `select actor_id, actor_role, data -> 'auto' as auto from ride_events where ride_id = $1 and type = 'ride.accepted'`,
    [rideId],
  );
  expect(rows).toEqual([{ actor_id: driver.userId, actor_role: 'driver', auto: true }]);
  await declineRide(processes[1], driver, { rideId });
  expect(await findRideImage(processes[0].db, rideId)).toMatchObject({
    status: 'requested',
    autoAccepted: false,
  });
});

test('only once, where the app is open at two processes', async () => {
  stand(driver);
  processes.forEach(connect);
  const rideId = await requestOne();
  await expect.poll(() => statusOf(rideId)).toBe('accepted');
  const { told } = await settled(rideId);
  expect(told.filter((event) => event === 'ride.accepted')).toHaveLength(1);
});

test.each([
  ['an old place', AUTO_ACCEPT_FRESH_MS + 1_000, true],
  ['no app that follows', 0, false],
])('not with %s', async (_what, agoMs, isConnected) => {
  stand(driver, agoMs);
  if (isConnected) connect(processes[1]);
  const rideId = await requestOne();
  const { status, told } = await settled(rideId);
  expect(status).toBe('requested');
  expect(told).not.toContain('ride.accepted');
});

test('not if it would end past the start of a ride that they took beforehand, unless that is far ahead', async () => {
  const [core] = processes;
  const rider = await makeActor(core.db, 'rider');
  const { id } = await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(cityDay(core.timeZone), 3), time: '09:00' },
  });
  await takeScheduled(core, driver, { id });
  await core.db.pool.query(
    `update scheduled_rides set pickup_at = now() + interval '15 minutes', state = 'waiting' where id = $1`,
    [id],
  );
  stand(driver);
  connect(processes[1]);
  const rideId = await requestOne();
  expect(await settled(rideId)).toMatchObject({ status: 'requested' });
  await core.db.pool.query(
    `update scheduled_rides set pickup_at = now() + interval '5 hours' where id = $1`,
    [id],
  );
  await setAutoAccept(core, driver, { isOn: true });
  await core.db.pool.query(`update rides set status = 'canceled', canceled_by = 'system' where id = $1`, [
    rideId,
  ]);
  for (const { drivers } of processes)
    await expect.poll(() => drivers.wantsAutoAccept(driver.userId)).toBe(true);
  const other = await requestOne();
  await expect.poll(() => statusOf(other)).toBe('accepted');
});

test('not of who is asked beside or after the one that was matched', async () => {
  stand(driver);
  connect(processes[1]);
  const [core] = processes;
  const nobody = () => Promise.resolve({ offers: [], wave: 0, why: null, nextWaveSeconds: 600 });
  const other = await makeActor(core.db, 'driver');
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide({ ...core, chooseFirstDrivers: nobody }, rider, request());
  const offerOf = ({ userId }: TestActor) => ({ driverId: userId, meters: 10, seconds: null });
  const first = {
    rideId,
    offers: [other, driver].map(offerOf),
    onlyIfWave: 0,
    wave: 1,
    nextWaveSeconds: 600,
  };
  await core.changeRide(OFFER, first);
  await core.changeRide(OFFER, {
    rideId,
    offers: [offerOf(driver)],
    onlyIfWave: 1,
    wave: 2,
    nextWaveSeconds: 600,
  });
  await core.changeRide(OFFER, { rideId, offers: [offerOf(driver)], onlyIfWave: null });
  const { status, told } = await settled(rideId);
  expect(status).toBe('requested');
  expect(told.filter((event) => event === 'ride.offered').length).toBeGreaterThanOrEqual(2);
});

test('of a ride that was matched with others too', async () => {
  stand(driver);
  connect(processes[1]);
  const [core] = processes;
  const nobody = () => Promise.resolve({ offers: [], wave: 0, why: null, nextWaveSeconds: 600 });
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide({ ...core, chooseFirstDrivers: nobody }, rider, request());
  const offers = [{ driverId: driver.userId, meters: 10, seconds: null }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: 0, wave: 1, nextWaveSeconds: 600 });
  await expect.poll(() => statusOf(rideId)).toBe('accepted');
});

test('not of one that comes after the ride they have', async () => {
  stand(driver);
  connect(processes[1]);
  const [core] = processes;
  const nobody = () => Promise.resolve({ offers: [], wave: 0, why: null, nextWaveSeconds: 600 });
  const make = async () =>
    (await requestRide({ ...core, chooseFirstDrivers: nobody }, await makeActor(core.db, 'rider'), request()))
      .id;
  const presentId = await make();
  await acceptRide(core, driver, { rideId: presentId });
  for (const to of ['picked_up', 'in_transit'] as const)
    await advanceRide(core, driver, { rideId: presentId, to });
  const rideId = await make();
  const offers = [{ driverId: driver.userId, meters: 10, seconds: 300, leftSeconds: 120 }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: 0, wave: 1, nextWaveSeconds: 600 });
  await settled(rideId);
  const { rows } = await core.db.pool.query('select next_driver_id as next from rides where id = $1', [
    rideId,
  ]);
  expect(rows).toEqual([{ next: null }]);
});

test('not in a wider wave, though nobody was asked before', async () => {
  stand(driver);
  connect(processes[1]);
  const [core] = processes;
  const nobody = () => Promise.resolve({ offers: [], wave: 0, why: null, nextWaveSeconds: 600 });
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide({ ...core, chooseFirstDrivers: nobody }, rider, request());
  const offers = [{ driverId: driver.userId, meters: 10, seconds: null }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: 0, wave: 2, nextWaveSeconds: 600 });
  expect((await settled(rideId)).status).toBe('requested');
});

test('of a ride that is requested with only them to ask', async () => {
  stand(driver);
  connect(processes[1]);
  const [core] = processes;
  const offers = [{ driverId: driver.userId, meters: 10, seconds: null, leftSeconds: null }];
  const chooseFirstDrivers = () => Promise.resolve({ offers, wave: 1, why: null, nextWaveSeconds: 600 });
  const rider = await makeActor(core.db, 'rider');
  const { id } = await requestRide({ ...core, chooseFirstDrivers }, rider, request());
  await expect.poll(() => statusOf(id)).toBe('accepted');
});
