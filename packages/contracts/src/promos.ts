import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { Moment } from './moment.ts';
import { PlannedDay } from './planned-day.ts';
import {
  LONGEST_PROMO_NOTE,
  MOST_PROMO_CENTS,
  MOST_PROMO_USES,
  MOST_PROMO_USES_EACH,
  PROMO_CODE_LENGTH,
  promoCodeOf,
  type PromoTerms,
} from './promo-terms.ts';
import { line, orBlank } from './text.ts';

const { min, max } = PROMO_CODE_LENGTH;

/** A promo code as somebody types it: any case, blanks allowed. */
export const PromoCode = z
  .string(mistake('promoCode'))
  .max(100, mistake('promoCode'))
  .transform(promoCodeOf)
  .pipe(z.string().regex(new RegExp(`^[A-Z0-9]{${min},${max}}$`), mistake('promoCode')));

export const PromoIdInput = z.object({ promoId: z.uuid(mistake('promoId')) });
export type PromoIdInput = z.infer<typeof PromoIdInput>;

const within = (said: string, most: number) => z.int(said).min(1, said).max(most, said);
const percent = within(mistake('promoPercent'), 100);
const amount = within(mistake('promoAmount', { min: 1, max: MOST_PROMO_CENTS }), MOST_PROMO_CENTS);

export const MakePromoInput = z
  .object({
    /** Made by the client once per press. Sending the same id again answers with the same code. */
    id: z.uuid(mistake('promoId')),
    code: PromoCode,
    /** A share of the fare, with the most it takes off if there is a cap; or an amount. */
    percent: percent.optional(),
    capCents: amount.optional(),
    amountCents: amount.optional(),
    /** Its first and its last day, by the city’s clock. */
    from: PlannedDay,
    to: PlannedDay,
    /** For how many rides, in all and for one rider; in all any number if left out. */
    mostUses: within(mistake('promoUses', { max: MOST_PROMO_USES }), MOST_PROMO_USES).optional(),
    mostEach: within(mistake('promoUses', { max: MOST_PROMO_USES_EACH }), MOST_PROMO_USES_EACH).default(1),
    /** Only for riders without a completed ride. */
    isFirstRide: z.boolean(mistake('promoFirstRide')).default(false),
    /** For the desk. */
    note: orBlank(line('note', LONGEST_PROMO_NOTE)),
  })
  .refine(({ percent: share, amountCents }) => (share === undefined) !== (amountCents === undefined), {
    error: mistake('promoTerms'),
    path: ['percent'],
  })
  .refine(({ percent: share, capCents }) => capCents === undefined || share !== undefined, {
    error: mistake('promoCap'),
    path: ['capCents'],
  })
  .refine(({ from, to }) => from <= to, { error: mistake('dayOrder'), path: ['to'] });
export type MakePromoInput = z.infer<typeof MakePromoInput>;

export const CheckPromoInput = z.object({
  code: PromoCode,
  /** When the ride is; left out for now. */
  at: Moment.optional(),
});
export type CheckPromoInput = z.infer<typeof CheckPromoInput>;

/** A code that its rider can use, now or for a ride at another time. */
export interface UsablePromo extends PromoTerms {
  code: string;
}

/** A code as admins see it. */
export interface PromoView extends UsablePromo {
  id: string;
  /** ISO 8601: the start of its first day and the end of its last one. */
  beginsAt: string;
  endsAt: string;
  /** For how many rides in all, null for any number, and for how many of one rider. */
  mostUses: number | null;
  mostEach: number;
  isFirstRide: boolean;
  note: string | null;
  by: { id: string; name: string };
  /** ISO 8601; null unless an admin ended it early. */
  endedAt: string | null;
  /** Its rides that weren’t canceled, and what it took off those that are completed. */
  used: number;
  costCents: number;
}

/** promos.changes for admins: a code was made, ended or used. There is no snapshot; lists are read again. */
export interface PromosChange {
  isChanged: true;
}
