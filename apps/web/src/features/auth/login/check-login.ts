import type { LoginInput } from '@ridewire/contracts';
import { mistake } from '@ridewire/contracts/mistakes';
import type { FormErrors } from '@mantine/form';

const MAX_EMAIL_LETTERS = 254;
const PASSWORD_LETTERS = { least: 8, most: 200 } as const;
/** Words joined by single dots, at a host whose last part has only letters: exactly what LoginInput takes. */
const EMAIL = /^(?!.*'@)[\w'+-]+(\.[\w'+-]+)*@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/**
 * The mistakes in the fields, as LoginInput would find them, to show next to each field. Written by hand: the very
 * first page must not wait for a schema library.
 */
export function checkLogin({ email, password }: LoginInput): FormErrors {
  const address = email.trim();
  const isEmail = address.length <= MAX_EMAIL_LETTERS && EMAIL.test(address);
  return {
    ...(!isEmail && { email: mistake('emailWanted') }),
    ...(password.length < PASSWORD_LETTERS.least && {
      password: mistake('tooShort', { field: 'password', min: PASSWORD_LETTERS.least }),
    }),
    ...(password.length > PASSWORD_LETTERS.most && {
      password: mistake('passwordLong', { max: PASSWORD_LETTERS.most }),
    }),
  };
}
