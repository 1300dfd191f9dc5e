import type { LoginInput } from '@ridewire/contracts';
import type { FormErrors } from '@mantine/form';

const MAX_EMAIL_LETTERS = 254;
const PASSWORD_LETTERS = { least: 8, most: 200 } as const;
/** Words joined by single dots, at a place whose last part is letters alone: just what LoginInput takes. */
const EMAIL = /^(?!.*'@)[\w'+-]+(\.[\w'+-]+)*@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/**
 * What is wrong with what was typed, in the words of LoginInput, to stand beside its field. By hand: the first page of all
 * must not wait for a library of schemas.
 */
export function checkLogin({ email, password }: LoginInput): FormErrors {
  const address = email.trim();
  const isEmail = address.length <= MAX_EMAIL_LETTERS && EMAIL.test(address);
  return {
    ...(!isEmail && { email: 'Please enter a valid email address' }),
    ...(password.length < PASSWORD_LETTERS.least && { password: 'Password must be at least 8 characters' }),
    ...(password.length > PASSWORD_LETTERS.most && { password: 'Password must be at most 200 characters' }),
  };
}
