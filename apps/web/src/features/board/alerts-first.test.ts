import { expect, test } from 'vitest';
import { alertsFirst } from './alerts-first.ts';

test('called rides come first, all others keep their order', () => {
  const ids = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(
    alertsFirst(
      ids,
      new Map([
        ['c', 1],
        ['d', 1],
      ]),
    ),
  ).toEqual([{ id: 'c' }, { id: 'd' }, { id: 'a' }, { id: 'b' }]);
  expect(alertsFirst(ids, new Map())).toBe(ids);
  expect(alertsFirst(ids, new Map([['elsewhere', 1]]))).toBe(ids);
});
