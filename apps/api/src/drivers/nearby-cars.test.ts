import { expect, test } from 'vitest';
import { DriverIndex } from './driver-index.ts';
import { LatestPositions } from './latest-positions.ts';
import { listNearby, newCell } from './nearby-cars.ts';

const CENTER = { lat: 23.79, lng: 90.41 };
const NOW = 1_800_000_000_000;

/** Meters north of the middle. */
function makeCity(meters: Record<string, number>) {
  const city = { drivers: new DriverIndex(), positions: new LatestPositions() };
  const put = (driverId: string, m: number, at = NOW, accuracy?: number) => {
    const position = { driverId, lat: CENTER.lat + m / 111_195, lng: CENTER.lng, bearing: 90, at, accuracy };
    city.positions.learn(position, NOW);
    city.drivers.setPosition(position);
    city.drivers.setAvailable(driverId, true);
  };
  for (const [driverId, m] of Object.entries(meters)) put(driverId, m);
  return { ...city, put, cell: newCell(CENTER, NOW) };
}
type City = ReturnType<typeof makeCity>;
const list = (city: City, now = NOW) => listNearby(city, city.cell, now);

test('says of a car where it is and where it heads, roughly, and nothing of who drives it', () => {
  expect(list(makeCity({ karim: 203 }))).toEqual([{ id: 1, lat: 23.7918, lng: 90.41, bearing: 90 }]);
});

test('only who could be asked is shown: idle, heard of, on, and their place known well and lately', () => {
  const city = makeCity({ idle: 100, riding: 110, silent: 120, paused: 130, offline: 140, far: 3_100 });
  city.drivers.setRiding('riding', { rideId: 'r', riderId: 'nadia', isAboard: false });
  city.drivers.setAway('silent', { isSilent: true, isPaused: false });
  city.drivers.setAway('paused', { isSilent: false, isPaused: true });
  city.drivers.setAvailable('offline', false);
  city.put('coarse', 150, NOW, 2_000);
  city.put('old', 160, NOW - 121_000);
  expect(list(city)).toMatchObject([{ lat: 23.7909 }]);
});

test('the twelve nearest', () => {
  const meters = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`d${i}`, 2_000 - i * 100]));
  const cars = list(makeCity(meters));
  expect(cars).toHaveLength(12);
  expect(Math.max(...cars.map(({ lat }) => lat))).toBeCloseTo(CENTER.lat + 1_200 / 111_195, 3);
});

test('a car keeps what it is called while it is shown; come again or after five minutes it is another', () => {
  const city = makeCity({ karim: 100, rina: 200 });
  const ids = (now = NOW) => list(city, now).map(({ id }) => id);
  expect(ids()).toEqual([1, 2]);
  // The nearer one is not the first because of that.
  city.put('rina', 10, NOW + 1);
  expect(ids(NOW + 1)).toEqual([1, 2]);
  city.drivers.setAvailable('karim', false);
  expect(ids(NOW + 2)).toEqual([2]);
  city.drivers.setAvailable('karim', true);
  expect(ids(NOW + 3)).toEqual([2, 3]);
  const later = NOW + 300_001;
  city.positions.learn({ driverId: 'rina', ...CENTER, bearing: null, at: later }, later);
  city.drivers.setPosition({ driverId: 'rina', ...CENTER, bearing: null, at: later });
  expect(ids(later)).toEqual([4]);
});
