import { expect, test } from 'vitest';
import { judgeProblemAge } from './problem-choices.ts';

const MINUTE_MS = 60_000;

test.each([
  ['fare', 239, 'fresh'],
  ['fare', 240, 'late'],
  ['lost_item', 1_439, 'late'],
  ['other', 1_440, 'overdue'],
  ['safety', 14, 'fresh'],
  ['safety', 15, 'late'],
  ['safety', 59, 'late'],
  ['safety', 60, 'overdue'],
] as const)('about %s, %i minutes without an answer are %s', (kind, minutes, age) => {
  expect(judgeProblemAge(kind, minutes * MINUTE_MS)).toBe(age);
});
