import { estimateTrip, RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { findFarFrom, findNextStep, headingOf, isAtPickup, saysArrivalFirst } from './ride-stage.ts';

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
  const { pickup: PICKUP, destination: DESTINATION } = ride;
  const trip = { pickup: PICKUP, destination: DESTINATION };
  expect(headingOf({ status: 'accepted', ...trip })).toEqual({ kind: 'pickup', at: PICKUP });
  expect(headingOf({ status: 'picked_up', ...trip })).toEqual({ kind: 'destination', at: DESTINATION });
  const [first, second] = [
    { ...PICKUP, lat: 23.8 },
    { ...PICKUP, lat: 23.81 },
  ];
  const stops = [{ ...first, reachedAt: '2026-11-28T10:00:00.000Z' }, second];
  const over = { status: 'in_transit', ...trip, stops } as const;
  expect(headingOf(over)).toEqual({ kind: 'stop', number: 2, at: second });
  expect(headingOf({ ...over, stops: stops.slice(0, 1) }).kind).toBe('destination');
});

test('no way leads to the pickup for a driver who waits within sight of it', () => {
  const waits = { ...ride, status: 'accepted', times: { arrived: '2026-11-27T05:00:00Z' } } as const;
  expect(isAtPickup(waits, null)).toBe(true);
  expect(isAtPickup(waits, north(ride.pickup, 0.85))).toBe(true);
  expect(isAtPickup(waits, north(ride.pickup, 0.95))).toBe(false);
  expect(isAtPickup({ ...waits, times: {} }, north(ride.pickup, 0))).toBe(false);
  expect(isAtPickup({ ...waits, status: 'picked_up' }, null)).toBe(false);
});

test('a driver says that they are there within 150 m, and no jitter takes the button away again', () => {
  const comes = { ...ride, status: 'accepted', times: {} } as const;
  const first = (thousandths: number, was = false) =>
    saysArrivalFirst(comes, north(ride.pickup, thousandths), was);
  expect(first(1.3)).toBe(true);
  expect(first(1.4)).toBe(false);
  expect(first(1.4, true)).toBe(true);
  expect(first(2.3, true)).toBe(false);
});

test('a driver without a position, who said so, or with the rider aboard goes on with the stage', () => {
  const comes = { ...ride, status: 'accepted', times: {} } as const;
  expect(saysArrivalFirst(comes, null, true)).toBe(false);
  const arrived = { ...comes, times: { arrived: '2026-11-27T05:00:00Z' } };
  expect(saysArrivalFirst(arrived, ride.pickup, true)).toBe(false);
  expect(saysArrivalFirst({ ...comes, status: 'picked_up' }, ride.pickup, true)).toBe(false);
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
