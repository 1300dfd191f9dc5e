import { expect, test } from 'vitest';
import { matchOf, MATCH, orderPlaces } from './order-places.ts';

test.each([
  ['gulshan 2', 'whole'],
  ['GULSHAN  ২', 'whole'],
  ['gul', 'beginning'],
  ['gulshan', 'beginning'],
  ['2 gul', 'words'],
  ['gulshan 27', 'none'],
  ['lshan', 'within'],
  ['north', 'within'],
  ['গুলশান ২', 'whole'],
  ['gulshun 2', 'none'],
  ['…', 'none'],
] as const)('“%s” fits Gulshan 2 in its name: %s', (text, match) => {
  expect(matchOf(['Gulshan 2', 'গুলশান ২'], 'Dhaka North', text)).toBe(MATCH[match]);
});

interface Named {
  name: string;
  match: number;
  foundBefore?: number;
}
const named = (name: string, match: keyof typeof MATCH): Named => ({ name, match: MATCH[match] });
const order = (own: Named[], found: Named[]) => {
  const { leading, others } = orderPlaces(own, found);
  return [leading, others].map((places) => places.map(({ name }) => name));
};

test('what fits as well as anything leads, of one’s own', () => {
  const own = [named('a', 'beginning'), named('b', 'words')];
  expect(order(own, [named('c', 'beginning'), named('d', 'none')])).toEqual([['a'], ['c', 'b', 'd']]);
  expect(order(own, [named('c', 'whole')])).toEqual([[], ['c', 'a', 'b']]);
  expect(order(own, [named('c', 'none')])).toEqual([['a', 'b'], ['c']]);
});

test('what only lies there never leads, unless there is nothing else; what doesn’t fit is left out', () => {
  const own = [named('a', 'within'), named('b', 'none')];
  expect(order(own, [named('c', 'none')])).toEqual([[], ['a', 'c']]);
  expect(order(own, [named('c', 'beginning'), named('d', 'none')])).toEqual([[], ['c', 'a', 'd']]);
  expect(order(own, [])).toEqual([['a'], []]);
});

test('what the search found too is never further down than there', () => {
  const airport = { ...named('airport', 'words'), foundBefore: 0 };
  const found = [named('bank', 'beginning'), named('bus', 'beginning'), named('road', 'words')];
  expect(order([airport], found)).toEqual([[], ['airport', 'bank', 'bus', 'road']]);
  expect(order([{ ...airport, foundBefore: 2 }], found)).toEqual([[], ['bank', 'bus', 'airport', 'road']]);
  // Found behind what it fits as well as: the person has been there.
  expect(order([{ ...airport, foundBefore: 3 }], found)).toEqual([[], ['bank', 'bus', 'road', 'airport']]);
});
