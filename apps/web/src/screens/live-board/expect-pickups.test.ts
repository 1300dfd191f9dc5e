import type { DriverPosition } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { expectedPickup, expectPickups } from './expect-pickups.ts';
import { makeBoardRide, NOON_MS } from './testing/make-board-ride.ts';

const ride = makeBoardRide('accepted');
const positionAt = (lat: number) =>
  new Map<string, DriverPosition>([
    ['driver-1', { driverId: 'driver-1', lat, lng: ride.pickup.lng, bearing: null, at: NOON_MS }],
  ]);

test('the arrival is estimated once, where the driver is first seen', () => {
  const first = expectPickups(new Map(), [ride], positionAt(ride.pickup.lat + 0.01), NOON_MS);
  const expected = expectedPickup(first, ride);
  // 1,112 m straight, by street 1,446 m at 20 km/h.
  expect(expected).toBeGreaterThan(NOON_MS + 255_000);
  expect(expected).toBeLessThan(NOON_MS + 265_000);
  const later = expectPickups(first, [ride], positionAt(ride.pickup.lat + 0.02), NOON_MS + 60_000);
  expect(later).toBe(first);
});

test('no estimate without a position, none kept after the pickup, a new one for another driver', () => {
  expect(expectPickups(new Map(), [ride], new Map(), NOON_MS).size).toBe(0);
  const first = expectPickups(new Map(), [ride], positionAt(23.8), NOON_MS);
  expect(expectPickups(first, [makeBoardRide('picked_up')], positionAt(23.8), NOON_MS).size).toBe(0);
  const other = makeBoardRide('accepted', {
    driver: { ...(ride.driver ?? fail()), id: 'driver-2' },
  });
  expect(expectedPickup(first, other)).toBeUndefined();
});

function fail(): never {
  throw new Error('The ride has a driver.');
}
