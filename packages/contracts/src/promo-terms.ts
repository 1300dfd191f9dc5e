/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** How long a code can be, in letters and digits. */
export const PROMO_CODE_LENGTH = { min: 4, max: 20 } as const;
/** The most cents a code can take off a ride. */
export const MOST_PROMO_CENTS = 50_000;
/** For how many rides a code can be valid, in all and for one rider. */
export const MOST_PROMO_USES = 100_000;
export const MOST_PROMO_USES_EACH = 100;
/** How far ahead the last day of a code can be, in days. */
export const MOST_PROMO_DAYS = 366;
export const LONGEST_PROMO_NOTE = 200;

/** What a code takes off a ride: a share of its fare, up to a cap if there is one, or an amount. */
export interface PromoTerms {
  percent: number | null;
  capCents: number | null;
  amountCents: number | null;
}

/** A code as it is stored, however it was typed: letters are capital, and blanks are gone. */
export const promoCodeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/**
 * What a code takes off, in cents: never more than the fare. Half a cent goes to the rider. The database does the same where a
 * ride’s fare is written.
 * @param fareCents without what waiting costs, which is never discounted
 */
export function discountOf({ percent, capCents, amountCents }: PromoTerms, fareCents: number): number {
  const cents = percent === null ? (amountCents ?? 0) : Math.round((fareCents * percent) / 100);
  return Math.min(cents, capCents ?? cents, fareCents);
}

interface Discounted {
  fareCents: number;
  discountCents?: number | undefined;
}

/** What its rider pays for a ride, before refunds. */
export const toPayOf = ({ fareCents, discountCents = 0 }: Discounted): number => fareCents - discountCents;
