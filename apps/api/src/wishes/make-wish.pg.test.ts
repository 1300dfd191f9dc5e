import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { v7 as newId } from 'uuid';
import { eraseAccount } from '../own-data/erase-account.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { listOpenRides } from '../rides/reads/ride-detail-queries.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { makeWish } from './make-wish.ts';
import { listPairWishes, listWishes } from './wish-queries.ts';
import { OFFER } from '../dispatch/offer-rides.ts';

const database = useTestDatabase();
let core: RunningServices;
let heard: Awaited<ReturnType<typeof hearEvents>>;
let rider: TestActor;
let driver: TestActor;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  heard = await hearEvents(database.connectionString);
});
afterAll(async () => {
  await heard.stop();
  await core.stop();
});
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

/** A former ride of the two. */
async function rodeTogether(): Promise<void> {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await cancelRide(core, rider, { rideId });
}
const avoid = () => makeWish(core, rider, { userId: driver.userId, wish: 'avoided' });
/** Offers as a process would whose index is out of date. */
const offerAllTheSame = (rideId: string) =>
  core.changeRide(OFFER, {
    rideId,
    offers: [{ driverId: driver.userId, meters: 100, seconds: null }],
    onlyIfWave: null,
  });
const askedOf = async (rideId: string) =>
  (
    await core.db.pool.query<{ driver_id: string }>('select driver_id from ride_offers where ride_id = $1', [
      rideId,
    ])
  ).rows;

test('what is said stands in the own list alone, is another when said anew, and can be taken back', async () => {
  await rodeTogether();
  await makeWish(core, rider, { userId: driver.userId, wish: 'favorite' });
  await makeWish(core, rider, { userId: driver.userId, wish: 'favorite' });
  expect(await listWishes(core.db, rider)).toMatchObject([
    { userId: driver.userId, name: driver.name, kind: 'favorite' },
  ]);
  await avoid();
  await makeWish(core, driver, { userId: rider.userId, wish: 'avoided' });
  expect(await listWishes(core.db, rider)).toMatchObject([{ kind: 'avoided' }]);
  expect(await listWishes(core.db, driver)).toMatchObject([{ userId: rider.userId, kind: 'avoided' }]);
  await makeWish(core, rider, { userId: driver.userId, wish: null });
  await makeWish(core, rider, { userId: driver.userId, wish: null });
  expect(await listWishes(core.db, rider)).toEqual([]);
  expect(await listWishes(core.db, driver)).toHaveLength(1);
  await expect.poll(() => core.wishes.isAvoided(rider.userId, driver.userId)).toBe(true);
  expect(core.wishes.isFavorite(rider.userId, driver.userId)).toBe(false);
});

test('only of somebody they had a ride with, and who still is; drivers have no favorites', async () => {
  const code = 'NOT_RODE_TOGETHER';
  await expect(avoid()).rejects.toMatchObject({ code });
  await expect(makeWish(core, rider, { userId: newId(), wish: 'favorite' })).rejects.toMatchObject({ code });
  await expect(makeWish(core, driver, { userId: rider.userId, wish: 'favorite' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('who deletes the account takes along what was said, by and of them; nothing new can be said', async () => {
  await rodeTogether();
  await avoid();
  await makeWish(core, driver, { userId: rider.userId, wish: 'avoided' });
  await inTransaction(core.db, (tx) =>
    eraseAccount(core, tx, driver.userId, { ipAddress: null, userAgent: null }),
  );
  expect(await listWishes(core.db, rider)).toEqual([]);
  expect(await listPairWishes(core.db)).not.toContainEqual(
    expect.objectContaining({ driverId: driver.userId }),
  );
  await expect.poll(() => core.wishes.isAvoided(rider.userId, driver.userId)).toBe(false);
  await expect(avoid()).rejects.toMatchObject({ code: 'NOT_RODE_TOGETHER' });
});

test.each(['rider', 'driver'] as const)(
  'the %s said so: neither is ever offered the other',
  async (saidBy) => {
    await rodeTogether();
    const [who, whom] = saidBy === 'rider' ? [rider, driver] : [driver, rider];
    await makeWish(core, who, { userId: whom.userId, wish: 'avoided' });
    core.drivers.setPosition({ driverId: driver.userId, ...GULSHAN, bearing: null, at: Date.now() });
    const ride = await requestRide(core, rider, request());
    await offerAllTheSame(ride.id);
    expect(await askedOf(ride.id)).toEqual([]);
    const open = await listOpenRides(core.db, driver.userId);
    expect(open.map(({ id }) => id)).not.toContain(ride.id);
    await expect(acceptRide(core, driver, { rideId: ride.id })).rejects.toMatchObject({
      code: 'RIDE_NOT_FOUND',
    });
  },
);

test('a request leaves out who is kept apart, whoever chose them, and says so to nobody', async () => {
  await rodeTogether();
  await avoid();
  const other = await makeActor(core.db, 'driver');
  const offers = [driver, other].map(({ userId }) => ({ driverId: userId, meters: 100, seconds: null }));
  const chooseFirstDrivers = () => Promise.resolve({ offers, wave: 1, why: null, nextWaveSeconds: 600 });
  const ride = await requestRide({ ...core, chooseFirstDrivers }, rider, request());
  expect(ride.offeredCount).toBe(1);
  expect(await askedOf(ride.id)).toEqual([{ driver_id: other.userId }]);
  const told = () => heard.ofRide(ride.id);
  await expect.poll(() => told().length).toBe(1);
  expect(told()).toMatchObject([{ event: 'ride.requested', offers: [{ driverId: other.userId }] }]);
});

test('an offer that stands is gone with the wish, and counts as nothing left unanswered', async () => {
  await rodeTogether();
  const ride = await requestRide(core, rider, request());
  await offerAllTheSame(ride.id);
  expect(await listOffers(core.db, driver.userId)).toHaveLength(1);
  await avoid();
  expect(await listOffers(core.db, driver.userId)).toEqual([]);
  expect(await askedOf(ride.id)).toEqual([]);
});

test('an admin can’t send them to each other either, and reads why', async () => {
  await rodeTogether();
  await avoid();
  const other = await makeActor(core.db, 'driver');
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, other, { rideId });
  const admin = await makeActor(core.db, 'admin');
  const reassigned = reassignRide(core, admin, {
    rideId,
    fromDriverId: other.userId,
    toDriverId: driver.userId,
  });
  await expect(reassigned).rejects.toMatchObject({ code: 'DRIVER_NOT_FREE', refused: ['DRIVER_AVOIDED'] });
});

test('another process knows it when it starts, and while it runs', async () => {
  await rodeTogether();
  await avoid();
  const another = await startTestCore(database.connectionString);
  const isAvoided = () => another.wishes.isAvoided(rider.userId, driver.userId);
  expect(isAvoided()).toBe(true);
  await makeWish(core, rider, { userId: driver.userId, wish: null });
  await expect.poll(isAvoided).toBe(false);
  await another.stop();
});
