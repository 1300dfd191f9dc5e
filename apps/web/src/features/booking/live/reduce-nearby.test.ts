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
