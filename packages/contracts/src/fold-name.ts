const BANGLA_ZERO = 0x09e6;

/** Bangla digits as the server, plates and phone numbers have them: ০১৭ → 017. All else stays. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** A name as names are compared: in whatever case, digits and Unicode form. */
export const foldName = (name: string): string => latinDigits(name.normalize('NFC').toLowerCase());
