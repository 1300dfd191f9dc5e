import { DateRange, RideInput, SearchText } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { isUuid, readDay, readLimit, readPage, readQuery } from './read-search.ts';

// The address is sent to the server as read here; the server's schemas have the last word.
test.each([
  ['Gulshan', 'Gulshan'],
  ['  two  words ', 'two  words'],
  [2048, '2048'],
  ['a\u0000b', 'ab'],
  ['', undefined],
  ['   ', undefined],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), undefined],
  [true, undefined],
  [null, undefined],
  [['a'], undefined],
  [{ toString: () => 'a' }, undefined],
])('of %j one looks for %j', (given, expected) => {
  expect(readQuery(given)).toBe(expected);
  if (expected !== undefined) expect(SearchText.safeParse(expected).success).toBe(true);
});

test.each([
  [2, 2],
  [1_000_000, 1_000_000],
  [1, undefined],
  [0, undefined],
  [-3, undefined],
  [2.5, undefined],
  ['2', undefined],
  [1_000_001, undefined],
  [Number.NaN, undefined],
])('page %j is read as %j', (given, expected) => expect(readPage(given)).toBe(expected));

test.each([
  '2026-02-28',
  '2028-02-29',
  '2026-02-30',
  '2026-13-01',
  '1999-01-01',
  '2026-1-1',
  'today',
  7,
  null,
])('day %j is one where the schema says so', (given) => {
  const isDay = DateRange.safeParse({ from: given, to: given }).success;
  expect(readDay(given) !== undefined).toBe(isDay);
});

test.each([
  '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  '0190A1B2-C3D4-7E5F-8A9B-0C1D2E3F4A5B',
  '0190a1b2c3d47e5f8a9b0c1d2e3f4a5b',
  'nonsense',
  '',
  7,
])('id %j is one where the schema says so', (given) =>
  expect(isUuid(given)).toBe(RideInput.safeParse({ rideId: given }).success),
);

test('a page has as many rows as can be chosen; the usual ten need no naming', () => {
  expect([10, 25, 50, 100, 11, '25', -1, undefined].map(readLimit)).toEqual([
    undefined,
    25,
    50,
    100,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
