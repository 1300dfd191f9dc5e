import { FIRST_RIDE_TYPES, firstRideType, LANGUAGES } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { moveBy, ranksOf, readType, typeType } from './read-type.ts';

const standard = firstRideType('standard');
const xl = firstRideType('xl');

test('a type is typed as it is, and read as it was', () => {
  const { fields, wrong } = readType(typeType(xl, standard));
  const { names, blurbs, vehicleKind, leastClass, seats, icon } = xl;
  expect(fields).toEqual({ names, blurbs, vehicleKind, leastClass, seats, icon });
  expect(wrong.size).toBe(0);
  expect(readType({ ...typeType(xl, standard), seats: '৭' }).fields?.seats).toBe(7);
});

test('a new one has no words yet, and the vehicles of the one it has its rates of', () => {
  const typed = typeType(undefined, xl);
  expect(typed).toMatchObject({
    'name.en': '',
    kind: 'car',
    rank: '1',
    seats: '6',
    icon: 'van',
    ratesOf: 'xl',
  });
  const { fields, wrong } = readType({ ...typed, seats: '21', 'name.bn': 'x'.repeat(25) });
  expect(fields).toBeNull();
  const words = LANGUAGES.flatMap((language) => [`name.${language}`, `blurb.${language}`] as const);
  expect(wrong).toEqual(new Set(['seats', ...words]));
});

test('a type begins with a known class or the one above, named after the smallest type', () => {
  const ranks = ranksOf('car', FIRST_RIDE_TYPES).map(({ rank, type }) => [rank, type?.id]);
  expect(ranks).toEqual([
    [1, 'standard'],
    [2, 'comfort'],
    [3, 'premium'],
    [4, 'luxury'],
    [5, undefined],
  ]);
  expect(ranksOf('bike', FIRST_RIDE_TYPES)).toEqual([{ rank: 1, type: undefined }]);
  expect(ranksOf('car', [{ ...standard, leastClass: 9 }])).toHaveLength(9);
});

test('a type is moved by a place', () => {
  expect(moveBy(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveBy(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
});
