import { expect, test } from 'vitest';
import { searchPlaces } from './search-places.ts';

test('an empty text finds the best known places', () => {
  expect(searchPlaces('')).toHaveLength(8);
});

test('“airport” finds the airport first', () => {
  expect(searchPlaces('airport')[0]?.name).toContain('International Airport');
});

test('words may stand in name and area, in any case and order', () => {
  const [first] = searchPlaces('GULSHAN circle 2');
  expect(first?.name).toBe('Gulshan 2 Circle');
});

test('names come before areas, and nonsense finds nothing', () => {
  const names = searchPlaces('banani').map((place) => place.name.toLowerCase().includes('banani'));
  expect(names).toEqual(names.toSorted((a, b) => Number(b) - Number(a)));
  expect(searchPlaces('zzz')).toEqual([]);
});

test.each(['গুলশান ২ গোলচত্বর', 'গুলশান 2', 'gulshan ২ গোল', 'গোলচত্বর ২ Gulshan'])(
  '%s finds what is called so',
  (text) => {
    expect(searchPlaces(text)[0]?.name).toBe('Gulshan 2 Circle');
  },
);
