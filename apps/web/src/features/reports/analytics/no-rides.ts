import type { RideReport } from '@ridewire/contracts';

/** The figures of a day, week or month without rides. */
export const NO_RIDES: Omit<RideReport['stats'][number], 'date'> = {
  rideCount: 0,
  revenueCents: 0,
  refundedCents: 0,
  commissionCents: 0,
  payoutCents: 0,
  requestedCount: 0,
  canceledCount: 0,
};
