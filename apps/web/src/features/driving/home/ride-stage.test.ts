import { estimateTrip, RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { findFarFrom, findNextStep, headingTo, isAtPickup } from './ride-stage.ts';

const ride = {
  pickup: { address: 'A', lat: 23.79, lng: 90.4 },
  destination: { address: 'B', lat: 23.85, lng: 90.4 },
};
/** About 111 m a thousandth of a degree. */
const north = (of: { lat: number; lng: number }, thousandths: number) => ({
  lat: of.lat + thousandths / 1_000,
  lng: of.lng,
});

test('one step follows each status, none is skipped', () => {
  expect(RideStatus.options.map(findNextStep)).toEqual([
    undefined,
    'picked_up',
    'in_transit',
    'completed',
    undefined,
    undefined,
  ]);
});

test('the way leads to the pickup, then to the destination', () => {
  expect(headingTo({ status: 'accepted' })).toBe('pickup');
  expect(headingTo({ status: 'picked_up' })).toBe('destination');
  expect(headingTo({ status: 'in_transit' })).toBe('destination');
});

test('no way leads to the pickup for a driver who waits within sight of it', () => {
  const waits = { ...ride, status: 'accepted', times: { arrived: '2026-11-27T05:00:00Z' } } as const;
  expect(isAtPickup(waits, null)).toBe(true);
  expect(isAtPickup(waits, north(ride.pickup, 0.85))).toBe(true);
  expect(isAtPickup(waits, north(ride.pickup, 0.95))).toBe(false);
  expect(isAtPickup({ ...waits, times: {} }, north(ride.pickup, 0))).toBe(false);
  expect(isAtPickup({ ...waits, status: 'picked_up' }, null)).toBe(false);
});

test('more than 300 m from the pickup is far', () => {
  expect(findFarFrom(ride, 'picked_up', north(ride.pickup, 2.6))).toBeNull();
  const far = findFarFrom(ride, 'picked_up', north(ride.pickup, 3));
  expect(far?.place).toBe('pickup');
  // By street, as the panel says it.
  expect(far?.meters).toBe(estimateTrip(north(ride.pickup, 3), ride.pickup).distanceMeters);
});

test('completing is judged by the destination, setting off by no place', () => {
  expect(findFarFrom(ride, 'completed', ride.pickup)?.place).toBe('destination');
  expect(findFarFrom(ride, 'completed', ride.destination)).toBeNull();
  expect(findFarFrom(ride, 'in_transit', north(ride.pickup, 40))).toBeNull();
});

test('without a position nobody is asked', () => {
  expect(findFarFrom(ride, 'picked_up', null)).toBeNull();
});
