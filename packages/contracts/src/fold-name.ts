const BANGLA_ZERO = 0x09e6;

/** Turns Bangla digits into the Latin digits that plates, phone numbers and the server use: ০১৭ → 017. Everything else stays. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** A name in the form used to compare names: case, digits and Unicode form do not matter. */
export const foldName = (name: string): string => latinDigits(name.normalize('NFC').toLowerCase());
