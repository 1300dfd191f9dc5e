import { expect, test } from 'vitest';
import { latinDigits, searchDigits } from './latin-digits.ts';

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['+৮৮০ ১৭-12', '+880 17-12'],
  ['ঢাকা মেট্রো ৪২', 'ঢাকা মেট্রো 42'],
  ['', ''],
])('%j is %j', (typed, read) => expect(latinDigits(typed)).toBe(read));

test.each([
  ['০১৭', '017'],
  ['#০১', '#01'],
  ['DHK-৭৭', 'DHK-77'],
  ['বাড়ি ৭', 'বাড়ি ৭'],
])('%s is searched for as %s', (typed, sought) => expect(searchDigits(typed)).toBe(sought));
