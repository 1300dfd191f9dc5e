const BANGLA_ZERO = 0x09e6;

const LETTER = /[\u0980-\u09e5\u09f0-\u09fe]/;

/** Bangla digits as the server, plates and phone numbers have them: ০১৭ → 017. All else stays. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** What is searched for: figures as they are stored; words of Bangla are stored as they were typed, digits and all. */
export const searchDigits = (text: string): string => (LETTER.test(text) ? text : latinDigits(text));
