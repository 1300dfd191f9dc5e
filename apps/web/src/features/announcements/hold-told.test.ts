import { expect, test } from 'vitest';
import { isNewestUntold } from './hold-told.ts';

test('an announcement is told once, however often its card is shown anew', () => {
  expect(isNewestUntold([])).toBe(false);
  expect(isNewestUntold(['a'])).toBe(true);
  expect(isNewestUntold(['a'])).toBe(false);
  expect(isNewestUntold([])).toBe(false);
  expect(isNewestUntold(['a'])).toBe(false);
});

test('a newer one is told, and older ones are not when it is gone', () => {
  expect(isNewestUntold(['b', 'c'])).toBe(true);
  expect(isNewestUntold(['b'])).toBe(false);
  expect(isNewestUntold(['b', 'd'])).toBe(true);
});
