import type { NearbyCar } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { reduceNearby } from './reduce-nearby.ts';

const car = (id: number, lat: number): NearbyCar => ({ id, lat, lng: 90.4, bearing: null });
const change = (...cars: NearbyCar[]) => ({ type: 'change' as const, data: { cars } });

test('cars come, stand, move and go', () => {
  const first = reduceNearby(undefined, change(car(1, 23.7), car(2, 23.8), car(3, 23.9)), 1_000);
  const next = reduceNearby(first, change(car(1, 23.7), car(2, 23.81), car(4, 23.9)), 3_000);
  expect(next).toEqual([
    { ...car(1, 23.7), at: 1_000 },
    { ...car(2, 23.81), at: 3_000 },
    { ...car(4, 23.9), at: 3_000 },
  ]);
  expect(next[0]).toBe(first[0]);
});

test('a car that turns, or moves only east or west, has moved', () => {
  const first = reduceNearby(undefined, change(car(1, 23.7), car(2, 23.8)), 1_000);
  const turned = { ...car(1, 23.7), bearing: 90 };
  const east = { ...car(2, 23.8), lng: 90.41 };
  expect(reduceNearby(first, change(turned, east), 3_000)).toEqual([
    { ...turned, at: 3_000 },
    { ...east, at: 3_000 },
  ]);
});
