import { distanceMeters } from '@ridewire/contracts';
import fc from 'fast-check';
import { cellToParent, latLngToCell } from 'h3-js';
import { describe, expect, test } from 'vitest';
import { DriverIndex, type DriverSearch } from './driver-index.ts';

const CENTER = { lat: 23.78, lng: 90.41 };
const NOW = 1_800_000_000_000;
const wave = (change: Partial<DriverSearch> = {}): DriverSearch => ({
  limit: 5,
  radiusMeters: 3_000,
  includesUnplaced: false,
  ...change,
});

function online(index: DriverIndex, driverId: string, place?: { lat: number; lng: number }, at = NOW) {
  index.setAvailable(driverId, true);
  if (place) index.setPosition({ driverId, ...place, bearing: null, at });
}

const place = fc.record({
  lat: fc.double({ min: CENTER.lat - 0.05, max: CENTER.lat + 0.05, noNaN: true }),
  lng: fc.double({ min: CENTER.lng - 0.05, max: CENTER.lng + 0.05, noNaN: true }),
});

test('finds the same drivers as measuring every one', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (places, limit) => {
      const index = new DriverIndex();
      places.forEach((at, i) => online(index, `d${i}`, at));
      const measured = places
        .map((at) => Math.round(distanceMeters(at, CENTER)))
        .filter((meters) => meters <= 3_000);
      const nearest = measured.toSorted((a, b) => a - b).slice(0, limit);
      expect(index.nearest(CENTER, wave({ limit }), new Set(), NOW).map((c) => c.meters)).toEqual(nearest);
    }),
    { numRuns: 60 },
  );
});

test('counts who is free by coarser cells', () => {
  const index = new DriverIndex();
  const near = { lat: CENTER.lat + 0.0001, lng: CENTER.lng };
  for (const [id, at] of Object.entries({ a: CENTER, b: near, c: { lat: 23.9, lng: 90.3 } }))
    online(index, id, at);
  online(index, 'nowhere');
  online(index, 'busy', CENTER);
  index.setRiding('busy', { rideId: 'r', riderId: 'p', isAboard: false });
  const counts = index.countIdle(5);
  expect([...counts.values()].toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(counts.get(cellToParent(latLngToCell(CENTER.lat, CENTER.lng, 9), 5))).toBe(2);
});

describe('who is asked', () => {
  test('nobody offline, busy, excluded or out of reach', () => {
    const index = new DriverIndex();
    for (const id of ['free', 'offline', 'busy', 'declined']) online(index, id, CENTER);
    online(index, 'far', { lat: CENTER.lat + 0.1, lng: CENTER.lng });
    index.setAvailable('offline', false);
    index.setRiding('busy', { rideId: 'r1', riderId: 'u1', isAboard: false });
    const asked = () => index.nearest(CENTER, wave(), new Set(['declined']), NOW).map((c) => c.driverId);
    expect(asked()).toEqual(['free']);
    index.endRiding('busy', 'another ride');
    expect(asked()).toEqual(['free']);
    index.endRiding('busy', 'r1');
    expect(asked()).toEqual(['free', 'busy']);
  });

  test('who is known only coarsely comes as who is not known at all', () => {
    const index = new DriverIndex();
    online(index, 'far', { lat: CENTER.lat + 0.02, lng: CENTER.lng });
    index.setAvailable('coarse', true);
    index.setPosition({ driverId: 'coarse', ...CENTER, bearing: null, at: NOW, accuracy: 3_000 });
    expect(
      index.nearest(CENTER, wave({ limit: 10, radiusMeters: 6_000, includesUnplaced: true }), new Set(), NOW),
    ).toMatchObject([
      { driverId: 'far', meters: 2224 },
      { driverId: 'coarse', meters: null },
    ]);
  });

  test('who stopped telling where they are comes after those who still do, however near', () => {
    const index = new DriverIndex();
    online(index, 'fading', CENTER, NOW - 40_000);
    online(index, 'near', { lat: CENTER.lat + 0.01, lng: CENTER.lng });
    online(index, 'far', { lat: CENTER.lat + 0.02, lng: CENTER.lng });
    const asked = (limit: number) =>
      index.nearest(CENTER, wave({ limit }), new Set(), NOW).map((c) => c.driverId);
    expect(asked(2)).toEqual(['near', 'far']);
    expect(asked(3)).toEqual(['near', 'far', 'fading']);
  });

  test('nobody silent, and nobody who is asked whether they are there', () => {
    const index = new DriverIndex();
    for (const id of ['here', 'silent', 'paused', 'silent, of unknown place'])
      online(index, id, id.includes('unknown') ? undefined : CENTER);
    const is = { isSilent: false, isPaused: false };
    index.setAway('silent', { ...is, isSilent: true });
    index.setAway('silent, of unknown place', { ...is, isSilent: true });
    index.setAway('paused', { ...is, isPaused: true });
    const asked = () =>
      index
        .nearest(CENTER, wave({ limit: 15, radiusMeters: 12_000, includesUnplaced: true }), new Set(), NOW)
        .map((c) => c.driverId);
    expect(asked()).toEqual(['here']);
    index.setAway('silent', is);
    expect(asked()).toEqual(['here', 'silent']);
  });

  test('whose requests rest only in the last waves and where nobody else is, until the rest is over', () => {
    const index = new DriverIndex();
    for (const id of ['cooling', 'other']) online(index, id, CENTER);
    index.setCooling('cooling', NOW + 1_000);
    const asked = (includesCooling: boolean, exclude: string[] = [], now = NOW) =>
      index.nearest(CENTER, wave({ includesCooling }), new Set(exclude), now).map((c) => c.driverId);
    expect(asked(true)).toEqual(['other']);
    expect(asked(false, ['other'])).toEqual([]);
    expect(asked(true, ['other'])).toEqual(['cooling']);
    expect(asked(true, ['other', 'cooling'])).toEqual([]);
    expect(asked(false, [], NOW + 1_000)).toEqual(['cooling', 'other']);
    index.setCooling('cooling', null);
    expect(asked(false)).toEqual(['cooling', 'other']);
  });

  test('who never reported a place, or long ago, only in later waves and last', () => {
    const index = new DriverIndex();
    online(index, 'placed', CENTER);
    online(index, 'never');
    online(index, 'long ago', CENTER, NOW - 600_000);
    expect(index.nearest(CENTER, wave(), new Set(), NOW)).toMatchObject([{ driverId: 'placed', meters: 0 }]);
    expect(
      index.nearest(CENTER, wave({ limit: 10, radiusMeters: 6_000, includesUnplaced: true }), new Set(), NOW),
    ).toMatchObject([
      { driverId: 'placed', meters: 0 },
      { driverId: 'never', meters: null },
      { driverId: 'long ago', meters: null },
    ]);
  });
});

test('who nears a drop-off is found around it, until they are far from it, silent or have a next ride', () => {
  const index = new DriverIndex();
  const far = { lat: CENTER.lat + 0.2, lng: CENTER.lng };
  const near = { lat: CENTER.lat + 0.005, lng: CENTER.lng };
  const found = (now = NOW) => index.nearestEnding(CENTER, wave(), new Set(), now).map((c) => c.driverId);
  online(index, 'ending', far);
  index.setRiding('ending', { rideId: 'r', riderId: 'p', isAboard: true, dropOff: CENTER });
  expect(found()).toEqual([]);
  online(index, 'ending', near);
  expect(found()).toEqual(['ending']);
  expect(index.listEnding(NOW)).toEqual([{ driverId: 'ending', rideId: 'r', dropOff: CENTER }]);
  expect(found(NOW + 31_000)).toEqual([]);
  online(index, 'ending', far);
  expect(found()).toEqual([]);
  online(index, 'ending', near);
  index.setNext('ending', 'next');
  expect(found()).toEqual([]);
});
