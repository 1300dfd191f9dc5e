import { expect, test } from 'vitest';
import { ConfirmFactorInput, FactorCode, isAppCode } from './second-factor.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['0123-4567-89AB-CDEF', '0123456789ABCDEF'],
  ['0123 4567 89ab cdef', '0123456789ABCDEF'],
  ['o123-4567-89AB-iLEF', '0123456789AB11EF'],
  ['০১২৩৪৫৬৭89ABCDEF', '0123456789ABCDEF'],
])('%s is a code', (typed, folded) => {
  expect(FactorCode.parse(typed)).toBe(folded);
});

test.each([
  '',
  '12345',
  '1234567',
  'abcdef',
  '12345x',
  '0123456789ABCDE',
  '0123456789ABCDEU',
  'x'.repeat(101),
])('“%s” is none', (typed) => {
  expect(FactorCode.safeParse(typed).error?.issues[0]?.message).toBe('factorCode');
});

test.each([123_456, null, {}, ['123456']])('%j is no text', (typed) => {
  expect(FactorCode.safeParse(typed).error?.issues[0]?.message).toBe('factorCode');
});

test('a setup is confirmed with the app, not with a recovery code', () => {
  expect(ConfirmFactorInput.parse({ code: '১২৩ ৪৫৬' })).toEqual({ code: '123456' });
  expect(ConfirmFactorInput.safeParse({ code: '0123-4567-89AB-CDEF' }).error?.issues[0]?.message).toBe(
    'appCode',
  );
  expect([isAppCode('123456'), isAppCode('0123456789ABCDEF')]).toEqual([true, false]);
});
