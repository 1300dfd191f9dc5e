import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_ACCOUNTS } from '@ridewire/db/seed';
import { AppError } from '../core/app-error.ts';

/** Shorter ones are refused for their length. */
const MIN_LENGTH = 8;

/** Read at the start: the first sign-up would hold everybody up for some 50 ms. */
const COMMON: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...DEMO_ACCOUNTS.map(({ password }) => password)]
    .map((password) => password.toLowerCase())
    .filter(({ length }) => length >= MIN_LENGTH),
);

/** Whether a password is among those that many people have, and guessing begins with. */
export const isCommon = (password: string): boolean => COMMON.has(password.toLowerCase());

/**
 * @param field the password's name in what was sent
 * @throws AppError PASSWORD_COMMON
 */
export function assertUncommon(password: string, field: string): void {
  if (isCommon(password)) throw new AppError('PASSWORD_COMMON').at(field);
}
