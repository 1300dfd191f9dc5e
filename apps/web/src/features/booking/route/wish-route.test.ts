import { expect, test } from 'vitest';
import { isSameRoute, presentRoute, rebaseWish } from './wish-route.ts';

const [A, B, C, D, E] = ['A', 'B', 'C', 'D', 'E'].map((address, i) => ({
  address,
  lat: 23.7 + i / 100,
  lng: 90.4,
})) as [Place, Place, Place, Place, Place];
interface Place {
  address: string;
  lat: number;
  lng: number;
}
const now = { stops: [A, B], destination: D };

test('the present route is what is ahead', () => {
  const ride = { stops: [{ ...A, reachedAt: '2026-11-28T10:00:00.000Z' }, B], destination: D };
  expect(presentRoute(ride)).toEqual({ stops: [B], destination: D });
  expect(isSameRoute(presentRoute(ride), { stops: [B], destination: D })).toBe(true);
  for (const other of [
    { stops: [B], destination: C },
    { stops: [], destination: D },
    { stops: [A], destination: D },
  ])
    expect(isSameRoute(presentRoute(ride), other)).toBe(false);
});

test.each([
  [
    'nothing was touched: it follows the ride',
    now,
    { stops: [B], destination: E },
    { stops: [B], destination: E },
  ],
  [
    'a stop was reached: it is no longer wished',
    { stops: [A, B, C], destination: D },
    { stops: [B], destination: D },
    { stops: [B, C], destination: D },
  ],
  [
    'the destination changed elsewhere, and here a stop: both',
    { stops: [A, B, C], destination: D },
    { stops: [A, B], destination: E },
    { stops: [A, B, C], destination: E },
  ],
  [
    'the destination changed here: it stays',
    { stops: [A, B], destination: C },
    { stops: [B], destination: E },
    { stops: [B], destination: C },
  ],
])('%s', (_, wish, later, expected) => expect(rebaseWish(wish, now, later)).toEqual(expected));
