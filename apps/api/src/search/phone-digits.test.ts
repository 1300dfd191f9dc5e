import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test.each([
  ['01712345678', '01712345678'],
  ['+8801712345678', '01712345678'],
  ['+88 01712-345678', '01712345678'],
  ['008801712345678', '01712345678'],
  ['88 017 1234', '0171234'],
  ['+88 017', '017'],
  // During typing.
  ['+880', '0'],
  ['1712-345678', '1712345678'],
  ['1740-00', '174000'],
  ['(02) 988 1265', '029881265'],
  ['+1 555 0100', '15550100'],
  ['০১৭১২-৩৪৫৬৭৮', '01712345678'],
  // Part of a number, which may itself begin with 88.
  ['88123', '88123'],
])('%s is the number %s', (text, digits) => expect(phoneDigits(text)).toBe(digits));

test.each(['', '4711', 'DHK-4711', '01712x345678', 'road 12', '#123456', '---', '++1234567', '2024-11-21'])(
  '%j is none',
  (text) => expect(phoneDigits(text)).toBeUndefined(),
);
