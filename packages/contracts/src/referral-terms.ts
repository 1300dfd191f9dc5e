/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** Letters that nobody takes for another letter or a digit, by eye or by ear; without vowels they make no words. */
export const REFERRAL_LETTERS = 'CDFGHJKMNPQRTVWX';
export const REFERRAL_CODE_LENGTH = 6;
/** The most rides terms can ask for, in how many days, and the most cents they can pay each of the two drivers. */
export const MOST_REFERRAL_RIDES = 1_000;
export const MOST_REFERRAL_DAYS = 365;
export const MOST_REFERRAL_CENTS = 100_000;
/** How far ahead new terms can begin, in days. */
export const MOST_REFERRAL_DAYS_AHEAD = 92;
/** How many drivers whom a driver brought are listed, the latest ones. */
export const REFERRALS_SHOWN = 50;

/** A code as it is stored, however it was typed: letters are capital, and blanks and hyphens are gone. */
export const referralCodeOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
