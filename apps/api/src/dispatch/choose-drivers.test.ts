import { expect, test } from 'vitest';
import { chooseDrivers } from './choose-drivers.ts';
import { DriverIndex } from '../drivers/driver-index.ts';

const pickup = { lat: 23.8, lng: 90.4 };
const wave = { limit: 2, radiusMeters: 3_000, includesUnplaced: true, nextWaveSeconds: 5 };

const noStreets = { findSeconds: () => Promise.resolve(null) };

test('who let an offer run out comes after everybody who was never asked, however near', async () => {
  const drivers = new DriverIndex();
  for (const [driverId, north] of [
    ['asked, near', 0.001],
    ['near', 0.002],
    ['far', 0.02],
  ] as const) {
    drivers.setAvailable(driverId, true);
    drivers.setPosition({
      driverId,
      lat: pickup.lat + north,
      lng: pickup.lng,
      bearing: null,
      at: Date.now(),
    });
  }
  const choose = async (settled: string[], ignored: string[]) =>
    (await chooseDrivers({ drivers, ways: noStreets }, { pickup, settled, ignored }, wave)).map(
      ({ driverId }) => driverId,
    );
  expect(await choose([], [])).toEqual(['asked, near', 'near']);
  expect(await choose([], ['asked, near'])).toEqual(['near', 'far']);
  expect(await choose(['far'], ['asked, near'])).toEqual(['near', 'asked, near']);
});
