import type { EarningsFigures } from '@ridewire/contracts';

type Split = Pick<EarningsFigures, 'revenueCents' | 'commissionCents' | 'payoutCents'>;

/** The commission of each ride is rounded to a cent, so its share of their sum is a little more or less than the rate. */
const ROUNDED = 0.005;

/** The parts of a bar in percent. A commission below zero has none: the payout is more than the revenue then. */
export function barShares({ commissionCents, payoutCents }: Split): { payout: number; commission: number } {
  const commission = Math.max(0, commissionCents);
  const wholeCents = payoutCents + commission;
  if (wholeCents === 0) return { payout: 0, commission: 0 };
  return { payout: (payoutCents / wholeCents) * 100, commission: (commission / wholeCents) * 100 };
}

/**
 * The share of revenue that is commission, 0 to 1: the usual rate, or less where the platform bore discounts. Null if it is below
 * zero, or there is no revenue to have a share of.
 */
export function shareOfRevenue(
  { revenueCents, commissionCents }: Split,
  usualRate: number,
): { rate: number | null; isUsual: boolean } {
  if (revenueCents === 0) return commissionCents === 0 ? { rate: usualRate, isUsual: true } : BELOW_ZERO;
  const rate = commissionCents / revenueCents;
  if (Math.abs(rate - usualRate) < ROUNDED) return { rate: usualRate, isUsual: true };
  return rate < 0 ? BELOW_ZERO : { rate, isUsual: false };
}

const BELOW_ZERO = { rate: null, isUsual: false };
