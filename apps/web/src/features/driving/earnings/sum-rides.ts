import type { StatementDay, StatementRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';

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

/** The totals of rides. */
export function sumRides(rides: readonly StatementRide[]): Sums {
  const sums = { fareCents: 0, refundedCents: 0, feeCents: 0, netCents: 0, cashCents: 0 };
  for (const money of rides.map(moneyOf))
    for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] += money[key];
  return sums;
}

/**
 * The totals of days, and what an hour online came to; null for days without any.
 * @param onlineSince when the record of time online begins: what was earned before has no hours to it
 */
export function sumDays(days: readonly StatementDay[], onlineSince: string | null) {
  const rides = days.flatMap((day) => day.rides);
  const onlineSeconds = days.reduce((sum, day) => sum + day.onlineSeconds, 0);
  const isRecorded = (ride: StatementRide) =>
    onlineSince !== null && Date.parse(ride.completedAt) >= Date.parse(onlineSince);
  const { netCents } = sumRides(rides.filter(isRecorded));
  return {
    netCents: sumRides(rides).netCents,
    onlineSeconds,
    rideCount: rides.length,
    hourCents: onlineSeconds >= 60 ? Math.round((netCents / onlineSeconds) * 3_600) : null,
  };
}
