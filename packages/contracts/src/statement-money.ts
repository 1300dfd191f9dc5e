import type { StatementRide } from './drivers.ts';
import { toPayOf } from './promo-terms.ts';

/** The money of a driver's rides, in cents. */
export interface Sums {
  fareCents: number;
  refundedCents: number;
  feeCents: number;
  netCents: number;
  /** What riders pay in cash, less refunds: with a discount less than the fare, of which the driver’s net is the same. */
  cashCents: number;
}

/** A ride's money as its line shows it, by the whole fare, of which drivers get a share; the fee is the platform's. */
export function moneyOf(ride: StatementRide): Sums {
  const { fareCents, payoutCents, refundedCents } = ride;
  return {
    fareCents,
    refundedCents,
    feeCents: fareCents - refundedCents - payoutCents,
    netCents: payoutCents,
    cashCents: toPayOf(ride) - ride.refundedCents,
  };
}

/** What bonuses come to, in cents. */
export const sumBonuses = (bonuses: readonly { amountCents: number }[]): number =>
  bonuses.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The totals of rides. */
export function sumRides(rides: readonly StatementRide[]): Sums {
  const sums = { fareCents: 0, refundedCents: 0, feeCents: 0, netCents: 0, cashCents: 0 };
  for (const money of rides.map(moneyOf))
    for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] += money[key];
  return sums;
}
