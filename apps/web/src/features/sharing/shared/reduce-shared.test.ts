import type { SharedRide, SharedRideSnapshot } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { arrivalMs, targetOf } from './arrival.ts';
import { reduceShared } from './reduce-shared.ts';

const ends = {
  pickup: { lat: 23.79, lng: 90.41, address: 'Gulshan' },
  destination: { lat: 23.84, lng: 90.41, address: 'Airport' },
};
const ride: SharedRide = {
  status: 'accepted',
  riderName: 'Nadia',
  ...ends,
  times: {},
  driver: null,
  way: null,
};
const shown: SharedRideSnapshot = { ride, over: null, position: null, city: null, mapStyleUrl: null };
const at = (ms: number, lat = 23.78) => ({ lat, lng: 90.41, bearing: null, at: ms });
const moved = (ms: number) => ({ type: 'change', data: { kind: 'position', position: at(ms) } }) as const;

test('a snapshot replaces what was shown, and a position only an older one of a ride that goes on', () => {
  const first = reduceShared(null, { type: 'snapshot', data: shown, serverTime: 0 });
  expect(first).toEqual(shown);
  expect(reduceShared(null, moved(1))).toBeNull();
  const second = reduceShared(first, moved(5));
  expect(second?.position).toEqual(at(5));
  expect(reduceShared(second, moved(5))).toBe(second);
  expect(reduceShared(second, moved(4))).toBe(second);
  expect(reduceShared(second, moved(6))?.position?.at).toBe(6);
  const over = { ...shown, ride: null, over: { status: 'completed', at: '' } as const };
  expect(reduceShared({ ...over }, moved(7))?.position).toBeNull();
  expect(reduceShared(second, { type: 'snapshot', data: over, serverTime: 0 })).toEqual(over);
});

test('the time of arrival is told from the car on its way to the next end, while it isn’t there', () => {
  const aboard = { ...ride, status: 'in_transit' } as const;
  expect(targetOf(ride)).toEqual(ends.pickup);
  expect(targetOf(aboard)).toEqual(ends.destination);
  const toPickup = arrivalMs(ride, at(1_000_000)) ?? 0;
  const toEnd = arrivalMs(aboard, at(1_000_000)) ?? 0;
  expect(toPickup).toBeGreaterThan(1_000_000);
  expect(toEnd).toBeGreaterThan(toPickup);
  expect(arrivalMs(ride, null)).toBeNull();
  expect(arrivalMs({ ...ride, times: { arrived: '2026-11-27T04:00:00Z' } }, at(1))).toBeNull();
  expect(arrivalMs({ ...ride, status: 'requested' }, at(1))).toBeNull();
  expect(arrivalMs(ride, { ...at(1), accuracy: 5_000 })).toBeNull();
});

test('along a known route its own time counts, until the car has left it', () => {
  // From 23.78 to 23.79 north, in 300 seconds.
  const way = {
    distanceMeters: 1_112,
    durationSeconds: 300,
    line: '_pcpCoeyfPo}@?',
    secondsAt: [0, 300],
    steps: [],
  };
  const along = { ...ride, way };
  const half = arrivalMs(along, at(0, 23.785)) ?? 0;
  expect(half / 1_000).toBeCloseTo(150, 0);
  expect(arrivalMs(along, { ...at(0, 23.785), lng: 90.42 })).toBe(
    arrivalMs(ride, { ...at(0, 23.785), lng: 90.42 }),
  );
});

test('the stops ahead are on the way to the destination, each from the one before, and none to the pickup', () => {
  const stop = { address: 'Farmgate', lat: 23.84, lng: 90.5 };
  const aboard: SharedRide = { ...ride, status: 'in_transit', stops: [stop] };
  const seconds = (of: SharedRide, from = at(0)) => (arrivalMs(of, from) ?? 0) / 1_000;
  const toStop = seconds({ ...aboard, stops: [], destination: stop });
  const fromStop = seconds({ ...aboard, stops: [] }, { ...at(0), lat: stop.lat, lng: stop.lng });
  expect(seconds(aboard)).toBe(toStop + fromStop);
  expect(seconds({ ...aboard, stops: [{ ...stop, reachedAt: '2026-11-27T04:00:00Z' }] })).toBe(
    seconds({ ...aboard, stops: [] }),
  );
  expect(seconds({ ...ride, stops: [stop] })).toBe(seconds(ride));
  expect(arrivalMs({ ...aboard, times: { arrived: '2026-11-27T04:00:00Z' } }, at(1))).not.toBeNull();
});
