import { quoteFare, type Vehicle } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNearby, liveNearbyCars, newCell } from '../drivers/nearby-cars.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { quoteRide } from '../rides/prices/quote-ride.ts';
import { listOpenRides } from '../rides/reads/ride-detail-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor } from '../testing/actors.ts';
import { addRideType } from '../testing/add-ride-type.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';

const database = useTestDatabase();
let core: RunningServices;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
});
afterAll(() => core.stop());

/** Online at the pickup, with such a vehicle. */
async function drive(vehicle: Vehicle) {
  const driver = await makeActor(core.db, 'driver', { vehicle });
  core.drivers.setServing(driver.userId, { vehicle, declinedTypes: [] });
  core.drivers.setAvailable(driver.userId, true);
  const position = { driverId: driver.userId, ...GULSHAN, bearing: null, at: Date.now() };
  core.positions.learn(position);
  core.drivers.setPosition(position);
  return driver;
}

test.each([
  { id: 'cng', seats: 3, perKmCents: 40, minimumCents: 120 },
  { id: 'bike', seats: 1, perKmCents: 25, minimumCents: 60 },
])('a row is all that $id rides need', async ({ id, ...terms }) => {
  const type = await addRideType(core, {
    id,
    ...terms,
    ...{ vehicleKind: id, icon: id, baseCents: 30, perMinuteCents: 5, place: 9 },
  });
  const [small, car] = [
    await drive({ kind: id, classRank: 1, seats: terms.seats }),
    await drive({ kind: 'car', classRank: 4, seats: 7 }),
  ];
  const rider = await makeActor(core.db, 'rider');
  const trip = { pickup: GULSHAN, destination: AIRPORT };
  const quote = await quoteRide(core, trip, rider.userId);
  const price = quoteFare(type, quote.distanceMeters, quote.durationSeconds);
  expect(quote.fares.find((fare) => fare.type === id)).toEqual({ ...price, pickupSeconds: 0 });
  expect(core.clientConfig.rideTypes).toContainEqual(type);
  expect(listNearby(core, newCell(GULSHAN, Date.now(), type), Date.now())).toHaveLength(1);
  await expect(async () => liveNearbyCars(core, { ...GULSHAN, type: 'rocket' })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });

  const asked = { ...request({ type: id }), quotedFareCents: price.fareCents, quoteToken: quote.token };
  const ride = await requestRide(core, rider, asked);
  expect(ride).toMatchObject({ type: id, fareCents: price.fareCents, offeredCount: 1 });
  expect((await listOffers(core.db, small.userId)).map((offer) => offer.ride.id)).toEqual([ride.id]);
  expect(await listOffers(core.db, car.userId)).toEqual([]);
  expect((await listOpenRides(core.db, small.userId)).map((open) => open.id)).toEqual([ride.id]);
  expect(await listOpenRides(core.db, car.userId)).toEqual([]);
  await expect(acceptRide(core, car, { rideId: ride.id })).rejects.toMatchObject({ code: 'VEHICLE_NOT_FIT' });
  expect(await acceptRide(core, small, { rideId: ride.id })).toMatchObject({ status: 'accepted' });

  const other = await makeActor(core.db, 'rider');
  const standard = await requestRide(core, other, request());
  expect((await listOpenRides(core.db, car.userId)).map((open) => open.id)).toEqual([standard.id]);
  await acceptRide(core, car, { rideId: standard.id });
});
