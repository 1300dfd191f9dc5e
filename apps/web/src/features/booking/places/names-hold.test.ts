import { expect, test } from 'vitest';
import { namesHold } from './names-hold.ts';

test.each([
  ['gulshan', true],
  ['CIRCLE 2', true],
  ['গুলশান ২', true],
  ['gulshan ২', true],
  ['2  circle', true],
  ['gulshan road', false],
])('“%s” is held: %s', (text, isHeld) => {
  expect(namesHold('Gulshan 2 Circle গুলশান', text)).toBe(isHeld);
});
