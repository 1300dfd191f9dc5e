import { expect, test } from 'vitest';
import { counted } from './rest-bodies.ts';

const page = { items: [], page: 1, limit: 100, total: 1_000 };

test.each([
  [page, {}],
  [{ ...page, isCapped: true }, { totalIsMore: true }],
  [{ ...page, searchedNewest: 30_000 }, { totalIsMore: true }],
])('a list says so where it may hold more than its total: %o', (list, more) => {
  expect(counted(list)).toEqual({ page: 1, limit: 100, total: 1_000, ...more });
});
