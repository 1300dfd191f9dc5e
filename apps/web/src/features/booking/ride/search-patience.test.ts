import { expect, test } from 'vitest';
import { searchPatience } from './search-patience.ts';

const began = Date.parse('2026-03-01T08:00:00.000Z');

test.each([
  [-5, 'new', 65],
  [0, 'new', 60],
  [59, 'new', 1],
  [60, 'long', 60],
  [119, 'long', 1],
  [120, 'very-long', null],
  [239, 'very-long', null],
] as const)('%d seconds after the request: %s, the next word after %s', (seconds, name, next) => {
  expect(searchPatience(began, began + seconds * 1_000)).toEqual({
    name,
    untilNextMs: next === null ? Infinity : next * 1_000,
  });
});
