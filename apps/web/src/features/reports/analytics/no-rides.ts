import type { RideReport } from '@ridewire/contracts';

/** Nothing happened in a day, a week or a month. */
export const NO_RIDES: Omit<RideReport['stats'][number], 'date'> = {
  rideCount: 0,
  revenueCents: 0,
  refundedCents: 0,
  commissionCents: 0,
  payoutCents: 0,
  requestedCount: 0,
  canceledCount: 0,
};
