import { expect, test } from 'vitest';
import { median, quantile } from './statistics.ts';

test('quantiles of a known row', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(median(values)).toBe(51);
  expect(quantile(values, 0.99)).toBe(100);
  expect(quantile([7], 0.5)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});
