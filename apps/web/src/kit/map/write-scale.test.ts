import { createFormat } from '@ridewire/ui';
import { expect, test } from 'vitest';
import { writeScale } from './write-scale.ts';
import { format as formatBangla } from '../texts/bn/pieces.ts';
import { format } from '../texts/en/pieces.ts';

test.each([
  ['3\u00a0km', '3 km', '৩ কিমি'],
  ['500\u00a0m', '500 m', '৫০০ মি'],
  ['1000 km', '1,000 km', '১,০০০ কিমি'],
  ['300 ft', null, null],
  ['৩ কিমি', null, null],
])('%j is written as %j and %j', (written, inEnglish, inBangla) => {
  expect(writeScale(written, createFormat(format).options)).toBe(inEnglish);
  expect(writeScale(written, createFormat(formatBangla).options)).toBe(inBangla);
});
