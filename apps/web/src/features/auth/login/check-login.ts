import type { LoginInput } from '@ridewire/contracts';
import { mistake } from '@ridewire/contracts/mistakes';
import { isEmail } from '../../../kit/forms/is-email.ts';
import type { FormErrors } from '@mantine/form';

const PASSWORD_LETTERS = { least: 8, most: 200 } as const;

/**
 * The mistakes in the fields, as LoginInput would find them, to show next to each field. Written by hand: the very
 * first page must not wait for a schema library.
 */
export function checkLogin({ email, password }: LoginInput): FormErrors {
  return {
    ...(!isEmail(email) && { email: mistake('emailWanted') }),
    ...(password.length < PASSWORD_LETTERS.least && {
      password: mistake('tooShort', { field: 'password', min: PASSWORD_LETTERS.least }),
    }),
    ...(password.length > PASSWORD_LETTERS.most && {
      password: mistake('passwordLong', { max: PASSWORD_LETTERS.most }),
    }),
  };
}
