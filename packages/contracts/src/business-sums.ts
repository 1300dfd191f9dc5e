import type { BusinessRide } from './business-rides.ts';

/** The money of business rides, in cents: what was paid is the fare less what a promo code took off, less refunds. */
export interface BusinessSums {
  fareCents: number;
  discountCents: number;
  refundedCents: number;
  paidCents: number;
}

interface CostCenterRides {
  /** Null where none was named. */
  costCenter: string | null;
  rides: BusinessRide[];
  sums: BusinessSums;
}

/** The totals of rides; of one, its own figures. */
export function sumBusiness(rides: readonly BusinessRide[]): BusinessSums {
  const sums = { fareCents: 0, discountCents: 0, refundedCents: 0, paidCents: 0 };
  for (const { fareCents, discountCents, refundedCents } of rides) {
    sums.fareCents += fareCents;
    sums.discountCents += discountCents;
    sums.refundedCents += refundedCents;
    sums.paidCents += fareCents - discountCents - refundedCents;
  }
  return sums;
}

/** The rides of each cost center, by its name; last, those without one. */
export function groupByCostCenter(rides: readonly BusinessRide[]): CostCenterRides[] {
  return [...Map.groupBy(rides, ({ costCenter }) => costCenter)]
    .toSorted(([a], [b]) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : a.localeCompare(b),
    )
    .map(([costCenter, of]) => ({ costCenter, rides: of, sums: sumBusiness(of) }));
}
