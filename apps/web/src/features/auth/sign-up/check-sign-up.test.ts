import { expect, it } from 'vitest';
import { sayMistakes } from '../../../kit/texts/say-refusal.ts';
import { checkSignUp } from './check-sign-up.ts';
import type { SignUpValues } from './sign-up-draft.ts';
import { auth } from '../texts.en.ts';

const right: SignUpValues = {
  role: 'rider',
  name: 'Nadia',
  email: ' nadia@example.test ',
  phone: '',
  referralCode: '',
  password: '12345678',
  confirmPassword: '12345678',
};
const check = (values: Partial<SignUpValues>) =>
  sayMistakes(checkSignUp({ ...right, ...values }, auth.passwordsDiffer));

it('says everything that is wrong at once, in the specified words', () => {
  expect(
    check({ role: '', name: ' ', email: 'nope', password: 'short', confirmPassword: 'shorter' }),
  ).toEqual({
    role: 'Please select a role',
    name: 'Name is required',
    email: 'Invalid email address',
    password: 'Password must be at least 8 characters',
    confirmPassword: 'Passwords do not match',
  });
});

it('takes a referral code however it is typed, and says what is wrong with one only to drivers', () => {
  expect(check({ role: 'driver', referralCode: ' cdf-ghj ' })).toEqual({});
  const wrong = { referralCode: 'AEIOU' };
  expect(check({ ...wrong, role: 'driver' })).toEqual({
    referralCode: expect.stringContaining('six letters'),
  });
  expect(check({ ...wrong, role: 'rider' })).toEqual({});
});

it('takes any phone number and none, and a password without digits or capitals', () => {
  expect(check({})).toEqual({});
  expect(check({ phone: 'ask at the desk' })).toEqual({});
  expect(check({ password: 'only small letters', confirmPassword: 'only small letters' })).toEqual({});
});
