import { expect, it } from 'vitest';
import { sayMistakes } from '../../../kit/texts/say-refusal.ts';
import { checkReset, type ResetValues } from './check-reset.ts';
import { auth } from '../texts.en.ts';

const right: ResetValues = {
  email: 'nadia@example.test',
  otp: ' 012345 ',
  newPassword: 'Wires-2026',
  confirmPassword: 'Wires-2026',
};
const check = (values: Partial<ResetValues>) =>
  sayMistakes(checkReset({ ...right, ...values }, auth.passwordsDiffer));

it('says everything that is wrong at once, in the specified words', () => {
  expect(check({})).toEqual({});
  expect(check({ otp: '12345', newPassword: 'short', confirmPassword: '' })).toEqual({
    otp: 'OTP must be 6 digits',
    newPassword: 'Minimum 8 characters',
    confirmPassword: 'Passwords do not match',
  });
  const weak = { newPassword: 'only small letters', confirmPassword: 'only small letters' };
  expect(check(weak)).toEqual({
    newPassword: 'Password must contain upper, lower, number & special char',
  });
});
