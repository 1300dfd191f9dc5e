import { createFormat } from '@ridewire/ui';
import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

test.each([
  [1_125, 1_000, '+12.50%'],
  [500, 1_000, '−50.00%'],
  [700, 700, '±0.00%'],
  [700, 0, null],
])('%i after %i', (now, before, said) => {
  expect(describeChange(now, before, createFormat())).toBe(said);
});
