import { expect, test } from 'vitest';
import { streetNumber, withoutHouse } from './read-address.ts';

test.each([
  ['house 12 road 5 dhanmondi', 'road 5 dhanmondi', '5'],
  ['House# 12/A, Road # 5, Dhanmondi', 'Road # 5, Dhanmondi', '5'],
  ['House no. 7-B, Road No. 27, Gulshan', 'Road No. 27, Gulshan', '27'],
  ['flat 4b, house 3, lane 2 mirpur', 'lane 2 mirpur', '2'],
  ['বাড়ি ১২, রোড ৫, ধানমন্ডি', 'রোড 5, ধানমন্ডি', '5'],
  ['road 5 house 12 gulshan', 'road 5   gulshan', '5'],
  ['road 1234', 'road 1234', null],
  ['dhanmondi road', 'dhanmondi road', null],
  ['sector 7 uttara', 'sector 7 uttara', '7'],
  ['Gulshan Avenue', 'Gulshan Avenue', null],
  ['Road 5A', 'Road 5A', '5'],
])('%j is looked for by its road', (text, rest, number) => {
  expect(withoutHouse(text)).toBe(rest);
  expect(streetNumber(withoutHouse(text))).toBe(number);
});

test.each(['House 12', 'House Building, Uttara', 'Warehouse 5', 'H-12', ''])('%j stays as it is', (text) => {
  expect(withoutHouse(text)).toBe(text);
  expect(streetNumber(text)).toBeNull();
});
