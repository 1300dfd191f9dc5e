import type { RefusalKey } from '@ridewire/contracts';

/** A code, and how often it was used. */
export interface PromoState {
  beginsAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  mostUses: number | null;
  mostEach: number;
  isFirstRide: boolean;
  /** Its rides that weren't canceled: all, and those of this rider. */
  used: number;
  usedByRider: number;
  /** This rider has completed a ride. */
  hasRidden: boolean;
}

export type PromoRefusal = Extract<
  RefusalKey,
  'PROMO_NOT_BEGUN' | 'PROMO_OVER' | 'PROMO_USED_UP' | 'PROMO_USED' | 'PROMO_FIRST_RIDE'
>;

/**
 * Why a rider can't use a code for another ride; null if they can. The database asks the same in the same order where the ride is
 * made: what is so for this rider alone comes before what is so for everyone.
 *
 * @param atMs when the ride begins, in milliseconds since 1970: now, or the time for which it is booked
 */
export function explainPromo(promo: PromoState, atMs: number): PromoRefusal | null {
  if (promo.endedAt !== null || promo.endsAt.getTime() <= atMs) return 'PROMO_OVER';
  if (promo.beginsAt.getTime() > atMs) return 'PROMO_NOT_BEGUN';
  if (promo.usedByRider >= promo.mostEach) return 'PROMO_USED';
  if (promo.isFirstRide && promo.hasRidden) return 'PROMO_FIRST_RIDE';
  if (promo.mostUses !== null && promo.used >= promo.mostUses) return 'PROMO_USED_UP';
  return null;
}

const REFUSAL_OF: Readonly<Record<string, PromoRefusal>> = {
  promos_over: 'PROMO_OVER',
  promos_not_begun: 'PROMO_NOT_BEGUN',
  promos_used: 'PROMO_USED',
  promos_first_ride: 'PROMO_FIRST_RIDE',
  promos_used_up: 'PROMO_USED_UP',
};

/** Why the database refused a ride with a code, by the name of the rule; undefined for another rule. */
export const refusalOfRule = (name: string | undefined): PromoRefusal | undefined =>
  name !== undefined && Object.hasOwn(REFUSAL_OF, name) ? REFUSAL_OF[name] : undefined;
