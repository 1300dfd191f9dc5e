import { expect, test } from 'vitest';
import { foldName, latinDigits } from './fold-name.ts';

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['+৮৮০ ১৭-12', '+880 17-12'],
  ['ঢাকা মেট্রো ৪২', 'ঢাকা মেট্রো 42'],
  ['', ''],
])('%j is %j', (typed, read) => expect(latinDigits(typed)).toBe(read));

test('case, digits and the form of letters make no other name', () => {
  expect(foldName('GULSHAN ২')).toBe('gulshan 2');
  // One letter, or the letter and its dot.
  expect(foldName('\u09ac\u09be\u09dc\u09bf')).toBe(foldName('\u09ac\u09be\u09a1\u09bc\u09bf'));
});
