import { PASSWORD_PARTS } from '@ridewire/contracts';

export const PASSWORD_RULES = ['length', 'letters', 'digit', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const [UPPER, LOWER, DIGIT, SPECIAL] = PASSWORD_PARTS;

/** The rules a new password meets, of those the contract requires. */
export function findKeptRules(password: string): ReadonlySet<PasswordRule> {
  const isKept: Record<PasswordRule, boolean> = {
    length: password.length >= 8,
    letters: UPPER.test(password) && LOWER.test(password),
    digit: DIGIT.test(password),
    special: SPECIAL.test(password),
  };
  return new Set(PASSWORD_RULES.filter((rule) => isKept[rule]));
}
