import { makeActor } from '../../testing/actors.ts';
import { writeSmallCity } from '../../testing/small-city.ts';
import { startTestCore } from '../../testing/start-test-core.ts';
import { distanceMeters, estimateTrip, type LatLng, type RideQuote } from '@ridewire/contracts';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { decodeLine, readOsm } from '@ridewire/streets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestActor } from '../../testing/actors.ts';
import type { RunningServices } from '../../server/start-services.ts';
import { AppError } from '../../core/app-error.ts';
import { importCity } from '../../streets/import-city.ts';
import { cancelRide } from '../cancel-ride.ts';
import { quoteRide } from './quote-ride.ts';
import { requestRide } from '../request-ride.ts';

const database = useTestDatabase();
const folder = makeTestFolder();
let core: RunningServices;
let rider: TestActor;

/** The west end of the street and the north end of the other one: around the corner. */
const trip = { pickup: { lat: 23.8, lng: 90.3983 }, destination: { lat: 23.8018, lng: 90.4 } };
const named = ({ lat, lng }: LatLng, address: string) => ({ lat, lng, address });
const request = (quote?: Partial<RideQuote>) => ({
  commandId: crypto.randomUUID(),
  pickup: named(trip.pickup, 'Lake Road'),
  destination: named(trip.destination, 'North'),
  type: 'standard' as const,
  ...(quote?.token && { quoteToken: quote.token }),
  ...(quote?.fares && { quotedFareCents: quote.fares.find(({ type }) => type === 'standard')?.fareCents }),
});

beforeAll(async () => {
  const extract = await readOsm(await writeSmallCity(folder));
  await importCity(database.connectionString, extract, {
    name: 'lake',
    title: 'Lake City',
    source: 'lake.osm.pbf',
    sourceVersion: null,
    attribution: '',
    box: extract.box,
  });
  core = await startTestCore(database.connectionString);
  rider = await makeActor(core.db, 'rider');
});
afterAll(async () => {
  await core.stop();
  removeTestFolder(folder);
});

test('a quote leads along the streets', async () => {
  const quote = await quoteRide(core, trip, rider.userId);
  expect(quote.distanceMeters).toBeGreaterThan(estimateTrip(trip.pickup, trip.destination).distanceMeters);
  const corner = { lat: 23.8, lng: 90.4 };
  const line = decodeLine(quote.way?.line ?? '');
  expect(Math.min(...line.map((point) => distanceMeters(point, corner)))).toBeLessThan(2);
  expect(quote.durationSeconds).toBeCloseTo(quote.way?.durationSeconds ?? 0, -1);
  expect(quote.distanceMeters).toBeGreaterThanOrEqual(quote.way?.distanceMeters ?? Infinity);
});

test('the thread that finds ways names the street of a point too', async () => {
  const { ways } = core;
  expect(await ways.nameStreet({ lat: 23.8, lng: 90.399 }, 60, rider.userId)).toMatchObject({
    name: 'Lake Road',
  });
  expect(await ways.nameStreet({ lat: 23.809, lng: 90.4 }, 60, rider.userId)).toBeNull();
});

test('what lies beside the streets is driven and paid too: no trip is shorter than the straight line', async () => {
  const beside = { pickup: { lat: 23.8018, lng: 90.3985 }, destination: { lat: 23.8018, lng: 90.4015 } };
  const quote = await quoteRide(core, beside, rider.userId);
  expect(quote.distanceMeters).toBeGreaterThanOrEqual(
    Math.floor(distanceMeters(beside.pickup, beside.destination)),
  );
  expect(quote.durationSeconds).toBeGreaterThan(30);
});

test('a ride that was made is answered again, whatever the streets are like by then', async () => {
  const input = request();
  const ride = await requestRide(core, rider, input);
  const closed = { ...core, ways: { ...core.ways, findLine: () => Promise.reject(new AppError('NO_WAY')) } };
  expect((await requestRide(closed, rider, input)).id).toBe(ride.id);
  await cancelRide(core, rider, { rideId: ride.id });
});

test('what was quoted is what is paid, whatever the streets are like by then; without a quote it is what it costs now', async () => {
  const far = { ...trip, destination: { lat: 23.8, lng: 90.4018 } };
  const quote = await quoteRide(core, trip, rider.userId);
  // The token of another trip doesn't count.
  const other = { ...quote, token: (await quoteRide(core, far, rider.userId)).token };
  await expect(requestRide(core, rider, { ...request(other), quotedFareCents: 1 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  const closed = { ...core, ways: { ...core.ways, findLine: () => Promise.reject(new AppError('NO_WAY')) } };
  await expect(requestRide(closed, rider, request())).rejects.toMatchObject({ code: 'NO_WAY' });
  const ride = await requestRide(closed, rider, request(quote));
  expect(ride).toMatchObject({
    distanceMeters: quote.distanceMeters,
    durationSeconds: quote.durationSeconds,
    fareCents: quote.fares.find(({ type }) => type === 'standard')?.fareCents,
  });
  await cancelRide(core, rider, { rideId: ride.id });
  const unquoted = await requestRide(core, rider, request());
  expect(unquoted.distanceMeters).toBe(quote.distanceMeters);
  await cancelRide(core, rider, { rideId: unquoted.id });
});

const away = (north: number) => ({ lat: 23.8 + north, lng: 90.4 });

test.each([
  ['a pickup in the lake', { ...trip, pickup: away(0.009) }, 'NO_STREET_NEAR'],
  ['a destination in the lake', { ...trip, destination: away(0.009) }, 'NO_STREET_NEAR'],
  ['a destination outside the city', { ...trip, destination: away(0.3) }, 'NO_STREET_NEAR'],
  ['the same place twice', { ...trip, destination: trip.pickup }, 'SAME_PLACE'],
])('%s is refused', async (_name, input, code) => {
  await expect(quoteRide(core, input, rider.userId)).rejects.toMatchObject({ code });
  const asked = {
    ...request(),
    pickup: named(input.pickup, 'A'),
    destination: named(input.destination, 'B'),
  };
  await expect(requestRide(core, rider, asked)).rejects.toMatchObject({ code });
});

test('who picks up everywhere does so beyond the known streets too, by the straight line', async () => {
  const everywhere = { ...core, clientConfig: { ...core.clientConfig, pickupArea: null } };
  const newYork = { pickup: { lat: 40.75, lng: -73.98 }, destination: { lat: 40.71, lng: -74 } };
  expect(await quoteRide(everywhere, newYork, rider.userId)).toMatchObject({
    way: null,
    ...estimateTrip(newYork.pickup, newYork.destination),
  });
});
