import { expect, test } from 'vitest';
import { BANGLA_NAMES } from './dhaka-names.ts';
import { DHAKA_PLACES } from './dhaka-places.ts';
import { distanceMeters } from './distance.ts';

test('all places lie in Dhaka', () => {
  const outside = DHAKA_PLACES.filter(
    ({ lat, lng }) => lat < 23.66 || lat > 23.92 || lng < 90.3 || lng > 90.52,
  );
  expect(outside).toEqual([]);
});

test('each place has its own id and name', () => {
  expect(new Set(DHAKA_PLACES.map((place) => place.id)).size).toBe(DHAKA_PLACES.length);
  expect(new Set(DHAKA_PLACES.map((place) => place.name)).size).toBe(DHAKA_PLACES.length);
});

test('each place and area has its own name in Bangla, and nothing else has', () => {
  const names = new Set(DHAKA_PLACES.flatMap(({ name, area }) => [name, area]));
  expect(new Set(Object.keys(BANGLA_NAMES))).toEqual(names);
  expect(new Set(Object.values(BANGLA_NAMES)).size).toBe(names.size);
  expect(Object.values(BANGLA_NAMES).filter((name) => /[A-Za-z0-9]/.test(name))).toEqual([]);
});

test('no two places lie within 30 m of each other', () => {
  const close = DHAKA_PLACES.flatMap((a, i) =>
    DHAKA_PLACES.slice(i + 1)
      .filter((b) => distanceMeters(a, b) < 30)
      .map((b) => [a.name, b.name]),
  );
  expect(close).toEqual([]);
});

test.each([
  ['airport', 'kamalapur-station', 13.2],
  ['gulshan-1', 'gulshan-2', 1.6],
  ['mirpur-10', 'farmgate', 5.9],
])('%s and %s are as far apart as the city says', (from, to, kilometers) => {
  const find = (start: string) => DHAKA_PLACES.find((place) => place.id.startsWith(start));
  const [a, b] = [find(from), find(to)];
  expect(a && b && Math.abs(distanceMeters(a, b) / 1_000 - kilometers)).toBeLessThan(0.5);
});
