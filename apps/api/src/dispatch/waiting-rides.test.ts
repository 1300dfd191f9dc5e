import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitingRides } from './waiting-rides.ts';

const at = (lat: number) => ({ lat, lng: 90.4 });
const wanted = { limit: 2, radiusMeters: 3_000, waitedMs: 1_000 };
const trip = (lat: number) => ({
  riderId: 'rider',
  type: 'standard',
  pickup: at(lat),
  destination: at(23.7),
});
const idsOf = (rides: { rideId: string }[]) => rides.map((ride) => ride.rideId);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the nearest within reach, no more than wanted, none younger than said', () => {
  const waiting = new WaitingRides();
  waiting.add('far', trip(23.9), 2_000);
  waiting.add('third', trip(23.82), 2_000);
  waiting.add('second', trip(23.81), 2_000);
  waiting.add('first', trip(23.801), 1_000);
  waiting.add('young', trip(23.8), 999);
  expect(idsOf(waiting.nearest(at(23.8), wanted))).toEqual(['first', 'second']);
  expect(waiting.nearest(at(23.8), wanted)[0]).toMatchObject(trip(23.801));
  waiting.remove('first');
  expect(idsOf(waiting.nearest(at(23.8), wanted))).toEqual(['second', 'third']);
});

test('a driver whose place is unknown gets those who wait longest', () => {
  const waiting = new WaitingRides();
  waiting.add('old', trip(23.9), 2_000);
  waiting.add('new', trip(23.8), 1_500);
  expect(waiting.nearest(undefined, { ...wanted, limit: 1 })).toMatchObject([
    { rideId: 'old', meters: null },
  ]);
});

test('a ride grows older though the clock is set back, and with every change it stays as old as it is', () => {
  const waiting = new WaitingRides();
  waiting.add('ride', trip(23.8));
  expect(waiting.nearest(undefined, wanted)).toEqual([]);
  expect(idsOf(waiting.nearest(undefined, { ...wanted, waitedMs: 0 }))).toEqual(['ride']);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_000);
  waiting.add('ride', trip(23.8));
  expect(idsOf(waiting.nearest(undefined, wanted))).toEqual(['ride']);
});

test('a ride out of reach is left out, unless the driver’s place is unknown', () => {
  const waiting = new WaitingRides();
  waiting.add('far', trip(23.9), 2_000);
  waiting.add('near', trip(23.81), 2_000);
  const all = { ...wanted, limit: 5 };
  expect(idsOf(waiting.nearest(at(23.8), all))).toEqual(['near']);
  expect(idsOf(waiting.nearest(undefined, all))).toEqual(['far', 'near']);
  expect(idsOf(waiting.nearest(undefined, all, (_trip, rideId) => rideId === 'far'))).toEqual(['far']);
  expect(waiting.size).toBe(2);
  waiting.clear();
  expect(waiting.size).toBe(0);
});
