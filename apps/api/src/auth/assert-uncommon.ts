import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_ACCOUNTS } from '@ridewire/db/seed';
import { AppError } from '../core/app-error.ts';

/** Shorter words are no passwords themselves, and too little to recognize with another ending. */
const MIN_LENGTH = 5;

/** Read at the start: otherwise, the first sign-up would delay everyone by some 50 ms. */
const COMMON: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...DEMO_ACCOUNTS.map(({ password }) => password)]
    .map((password) => password.toLowerCase())
    .filter(({ length }) => length >= MIN_LENGTH),
);

/** Words that somebody guesses of people here, whatever digits and symbols follow: docs/security.md lists them. */
export const OWN_WORDS: ReadonlySet<string> = new Set([
  ...['ridewire', 'dhaka', 'bangladesh', 'rider', 'driver', 'admin', 'dispatcher'],
]);

/** A core with fewer letters is too short to belong to anyone. */
const MIN_LETTERS = 5;
/** A longer ending is a password itself. */
const MAX_ENDING = 4;
const MAX_OWN_ENDING = 8;

/**
 * Whether a password is among the common ones that guessing begins with: as it is, or without the digits and symbols at
 * its end, which guessing adds next.
 */
export function isCommon(password: string): boolean {
  const word = password.toLowerCase();
  if (COMMON.has(word)) return true;
  const core = word.replace(/[\p{N}\p{P}\p{S}]+$/u, '');
  if (OWN_WORDS.has(core) && word.length - core.length <= MAX_OWN_ENDING) return true;
  const letters = core.match(/\p{L}/gu)?.length ?? 0;
  return letters >= MIN_LETTERS && word.length - core.length <= MAX_ENDING && COMMON.has(core);
}

/**
 * @param field the password's name in the input
 * @throws AppError PASSWORD_COMMON
 */
export function assertUncommon(password: string, field: string): void {
  if (isCommon(password)) throw new AppError('PASSWORD_COMMON').at(field);
}
