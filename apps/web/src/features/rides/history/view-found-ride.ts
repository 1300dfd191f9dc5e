import { splitFare, type RideDetail } from '@ridewire/contracts';
import type { HistoryRide, Side } from './finished-ride.ts';

/** A ride read by itself, in the form the history of its rider or driver has. */
export function viewFoundRide({ rider, driver, ...view }: RideDetail, side: Side): HistoryRide {
  return side === 'rider'
    ? { ...view, driver, offeredCount: 0 }
    : {
        ...view,
        rider,
        asked: null,
        payoutCents: splitFare(view.fareCents - view.refundedCents).payoutCents,
      };
}
