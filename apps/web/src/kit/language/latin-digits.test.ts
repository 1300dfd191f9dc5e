import { expect, test } from 'vitest';
import { searchDigits } from './latin-digits.ts';

test.each([
  ['০১৭', '017'],
  ['#০১', '#01'],
  ['DHK-৭৭', 'DHK-77'],
  ['বাড়ি ৭', 'বাড়ি ৭'],
])('%s is searched for as %s', (typed, sought) => expect(searchDigits(typed)).toBe(sought));
