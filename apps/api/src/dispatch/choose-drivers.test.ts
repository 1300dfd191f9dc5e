import { expect, test } from 'vitest';
import { chooseDrivers } from './choose-drivers.ts';
import { DriverIndex } from './driver-index.ts';

const pickup = { lat: 23.8, lng: 90.4 };
const wave = { limit: 2, radiusMeters: 3_000, includesUnplaced: true, nextWaveSeconds: 5 };

test('who let an offer run out comes after everybody who was never asked, however near', () => {
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
  const choose = (settled: string[], ignored: string[]) =>
    chooseDrivers(drivers, { pickup, settled, ignored }, wave).map(({ driverId }) => driverId);
  expect(choose([], [])).toEqual(['asked, near', 'near']);
  expect(choose([], ['asked, near'])).toEqual(['near', 'far']);
  expect(choose(['far'], ['asked, near'])).toEqual(['near', 'asked, near']);
});
