import { expect, test } from 'vitest';
import { readAmountCents } from './read-amount.ts';

test.each([
  ['12', 1_200],
  [' 12.5 ', 1_250],
  ['14.51', 1_451],
  ['.5', 50],
  ['12.', 1_200],
  ['$1,200.00', 120_000],
  ['99999', 9_999_900],
  ['0', 0],
  ['১২.৫', 1_250],
])('%s is an amount', (typed, cents) => expect(readAmountCents(typed)).toBe(cents));

test.each(['', '$', '.', '-5', '1e3', '1.234', '12,5', '1,2345', '5 or 6', 'NaN', '99999999999999'])(
  '%j is none',
  (typed) => expect(readAmountCents(typed)).toBeNull(),
);
