import { makeActor, type TestActor } from '@ridewire/api/testing/actors';
import { startTestApi, type TestApi } from '@ridewire/api/testing/start-test-api';
import { distanceMeters, type DriverPosition, type RiderRide, type RideStatus } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Driver, type DriverOptions } from './driver.ts';
import { Rider } from './rider.ts';

const database = useTestDatabase();
const START = { lat: 23.7947, lng: 90.4143 };
const PICKUP = { address: 'Gulshan 2 Circle', lat: 23.7952, lng: 90.4143 };
const DESTINATION = { address: 'Around the corner', lat: 23.796, lng: 90.4143 };
/** A busy machine may be slow. */
const PATIENT = { timeout: 30_000 };
const QUICK = { speedup: 1, capSeconds: 0.4 };

let api: TestApi;
let people: { stop(): Promise<void> }[];
let driverActor: TestActor;
let riderActor: TestActor;

beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  return () => api.close();
});
beforeEach(async () => {
  people = [];
  driverActor = await makeActor(api.core.db, 'driver', { available: false });
  riderActor = await makeActor(api.core.db, 'rider');
});
afterEach(async () => {
  // A ride that still waits would be offered first to the next test's driver.
  for (const person of people)
    if (person instanceof Rider && person.ride?.status === 'requested') await person.cancel('Not needed');
  await Promise.all(people.map((person) => person.stop()));
});

function startDriver(change: Partial<DriverOptions> = {}): Driver {
  const driver = new Driver({
    url: api.url,
    cookie: driverActor.cookie,
    start: START,
    habits: { thinkMs: () => 10, declineShare: 0 },
    style: { approach: QUICK, trip: QUICK, boardingMs: 10 },
    reportEveryMs: 50,
    ...change,
  });
  people.push(driver);
  return driver;
}

function startRider(
  onRide: (ride: RiderRide) => void,
  onPosition?: (position: DriverPosition) => void,
): Rider {
  const rider = new Rider({
    url: api.url,
    cookie: riderActor.cookie,
    onRide,
    ...(onPosition && { onPosition }),
  });
  people.push(rider);
  return rider;
}

test('one simulated driver takes one simulated rider from door to door', async () => {
  const seen: RideStatus[] = [];
  const positions: DriverPosition[] = [];
  const driver = startDriver({ style: { approach: QUICK, trip: QUICK, boardingMs: 10, saysArrival: true } });
  await driver.goOnline();
  const rider = startRider(
    (ride) => ride.status !== seen.at(-1) && seen.push(ride.status),
    (position) => positions.push(position),
  );
  await rider.ready;

  await rider.request({ pickup: PICKUP, destination: DESTINATION, type: 'standard' });
  await rider.settled();

  expect(seen).toEqual(['requested', 'accepted', 'picked_up', 'in_transit', 'completed']);
  expect(distanceMeters(driver.car.where(), DESTINATION)).toBeLessThan(1);
  expect(positions.length).toBeGreaterThan(0);
  expect(rider.ride?.times.arrived).toBeDefined();
  await expect.poll(() => driver.ride, PATIENT).toBeNull();
});

test('a driver who declines stays free, and the ride waits for another', async () => {
  const offered = new Set<string>();
  const driver = startDriver({
    habits: { thinkMs: () => 10, declineShare: 1 },
    onOffer: (offer) => offered.add(offer.ride.id),
  });
  await driver.goOnline();
  const rider = startRider(() => {});
  await rider.ready;
  const ride = await rider.request({ pickup: PICKUP, destination: DESTINATION, type: 'standard' });
  const declined = async () =>
    (
      await api.core.db.pool.query('select from ride_offers where ride_id = $1 and declined_at is not null', [
        ride.id,
      ])
    ).rowCount;
  await expect.poll(declined, PATIENT).toBe(1);
  expect([...offered]).toEqual([ride.id]);
  expect(driver.ride).toBeNull();
  expect(rider.ride?.status).toBe('requested');
});

test('a driver who comes back in the middle of a ride finishes it', async () => {
  const slow = { speedup: 1, capSeconds: 600 };
  const first = startDriver({ style: { approach: QUICK, trip: slow, boardingMs: 10 } });
  await first.goOnline();
  const rider = startRider(() => {});
  await rider.ready;
  await rider.request({ pickup: PICKUP, destination: DESTINATION, type: 'standard' });
  await expect.poll(() => first.ride?.status, PATIENT).toBe('in_transit');
  await first.stop();

  startDriver({ start: PICKUP });
  await rider.settled();
  expect(rider.ride?.status).toBe('completed');
});

test('a driver drives over the stops, and elsewhere when the rider says so on the way', async () => {
  const slow = { speedup: 1, capSeconds: 600 };
  const style = { approach: QUICK, trip: QUICK, boardingMs: 10 };
  const driver = startDriver({ style });
  await driver.goOnline();
  const rider = startRider(() => {});
  await rider.ready;
  const FIRST = { address: 'North', lat: 23.81, lng: 90.4143 };
  const { id: rideId } = await rider.request({
    ...{ pickup: PICKUP, destination: DESTINATION, type: 'standard' },
    stops: [FIRST],
  });
  // From here on it would take long, were it not for the change.
  style.trip = slow;
  await expect.poll(() => driver.ride?.status, PATIENT).toBe('in_transit');
  style.trip = QUICK;
  const SECOND = { address: 'East', lat: 23.7952, lng: 90.418 };
  await rider.connection.trpc.rides.changeRoute.mutate({ rideId, stops: [SECOND], destination: DESTINATION });
  await rider.settled();
  expect(rider.ride).toMatchObject({
    status: 'completed',
    stops: [{ ...SECOND, reachedAt: expect.any(String) as string }],
  });
});

test('when the rider cancels, the driver stops and is free again', async () => {
  const slow = { speedup: 1, capSeconds: 600 };
  const driver = startDriver({ style: { approach: slow, trip: slow, boardingMs: 10 } });
  await driver.goOnline();
  const rider = startRider(() => {});
  await rider.ready;
  await rider.request({ pickup: PICKUP, destination: DESTINATION, type: 'standard' });
  await expect.poll(() => driver.ride?.status, PATIENT).toBe('accepted');
  await rider.cancel('Plans changed');
  await expect.poll(() => driver.ride, PATIENT).toBeNull();
  const [one, other] = [driver.car.where(Date.now()), driver.car.where(Date.now() + 60_000)];
  expect(one).toEqual(other);
});
