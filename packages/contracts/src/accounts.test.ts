import { expect, test } from 'vitest';
import { RegisterInput, ResetPasswordInput, VerifyEmailInput } from './accounts.ts';

const { password } = RegisterInput.shape;

test.each(['only small letters', '৮টি অক্ষর বাংলায়', '        ', '12345678', 'x'.repeat(64), 'x'.repeat(200)])(
  'who signs up may choose %o, and it stays as it is',
  (chosen) => expect(password.parse(chosen)).toBe(chosen),
);

test.each(['1234567', 'x'.repeat(201)])('%o is too short or too long', (chosen) =>
  expect(password.safeParse(chosen).success).toBe(false),
);

test('a new password by email has a capital, a small letter, a digit and a symbol, as the form says', () => {
  const { newPassword } = ResetPasswordInput.shape;
  expect(newPassword.safeParse('Correct-horse-7').success).toBe(true);
  expect(newPassword.safeParse('correct horse battery').success).toBe(false);
});

test.each(['not a code', 'AEIOUY', 'X'.repeat(1_000), 7, {}])(
  'the referral code %j keeps nobody from verifying an address, though it does from signing up with it',
  (referralCode) => {
    const verify = { email: 'nadia@example.com', otp: '123456', referralCode };
    expect(VerifyEmailInput.parse(verify)).toEqual({ email: 'nadia@example.com', otp: '123456' });
    expect(RegisterInput.shape.referralCode.safeParse(referralCode).success).toBe(false);
  },
);
