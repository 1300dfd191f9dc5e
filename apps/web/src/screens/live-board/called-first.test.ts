import { expect, test } from 'vitest';
import { calledFirst } from './called-first.ts';

test('called rides come first, all others keep their order', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(
    calledFirst(
      ids,
      new Map([
        ['c', 1],
        ['d', 1],
      ]),
    ),
  ).toEqual(['c', 'd', 'a', 'b']);
  expect(calledFirst(ids, new Map())).toBe(ids);
  expect(calledFirst(ids, new Map([['elsewhere', 1]]))).toBe(ids);
});
