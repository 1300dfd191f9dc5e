import { expect, test } from 'vitest';
import { searchState } from './search-state.ts';

test.each([
  [1, 0, 'looking'],
  [1, 3, 'asked'],
  [2, 8, 'widening'],
  [5, 0, 'looking'],
] as const)('version %d with %d asked: %s', (version, offeredCount, name) => {
  expect(searchState({ version, offeredCount })).toEqual({ name, drivers: offeredCount });
});
