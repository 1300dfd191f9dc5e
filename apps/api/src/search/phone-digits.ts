const LOOKS_LIKE_PHONE = /^\+?[\d\s()-]+$/;
/** Fewer might be a house, a road or a part of a plate. */
const FEWEST_DIGITS = 5;

/**
 * A phone number, or a part of one, in the database's form for searches (users.search): only digits, without
 * Bangladesh's own prefix.
 * @returns undefined for any other text
 */
export function phoneDigits(text: string): string | undefined {
  const latin = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6));
  if (!LOOKS_LIKE_PHONE.test(latin)) return undefined;
  const digits = latin.replace(/\D/g, '');
  // Text that begins as only phone numbers do is one from its first digit on.
  const isWhole = /^(\+|00)\D*\d/.test(latin);
  // Days are written this way too, and so are names with them.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(latin);
  if (!isWhole && (isDay || digits.length < FEWEST_DIGITS)) return undefined;
  return digits.replace(/^(00)?88(?=0)/, '');
}
