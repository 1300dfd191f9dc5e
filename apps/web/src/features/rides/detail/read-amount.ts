import { latinDigits } from '../../../kit/language/latin-digits.ts';

/** Dollars as people write them: 12, 12.5, 12.50, 1,200, $12. At most two decimals. */
const AMOUNT = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(\d{0,2}))?$/;

/** The typed amount in cents; null if it is no amount. Nothing is guessed from a minus sign or a letter. */
export function readAmountCents(typed: string): number | null {
  const [, dollars = '', cents = ''] = AMOUNT.exec(latinDigits(typed).trim()) ?? [];
  if (!dollars && !cents) return null;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
