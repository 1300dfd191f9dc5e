import { distanceMeters } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { expect, test } from 'vitest';
import { spreadOut } from './spread-out.ts';

test('a fleet of 16 has somebody near every well-known place', () => {
  const places = DHAKA_PLACES.slice(0, 70);
  const homes = spreadOut(places, 16);
  expect(new Set(homes).size).toBe(16);
  const farthest = Math.max(
    ...places.map((place) => Math.min(...homes.map((home) => distanceMeters(place, home)))),
  );
  expect(farthest).toBeLessThan(3_000);
});

test('fewer places than wanted are all chosen', () => {
  expect(spreadOut(DHAKA_PLACES.slice(0, 3), 16)).toHaveLength(3);
  expect(spreadOut([], 16)).toEqual([]);
});
