import { isActive, type RideDetail } from '@ridewire/contracts';

/** Names of the reasons, among the texts about rides. */
export type WhyNotDelete = 'isActive' | 'isRefunded' | 'hasAlert';

/** Why the server would refuse to delete this ride; null if it would not, as far as is known here. */
export function whyNotDelete(
  ride: Pick<RideDetail, 'id' | 'status' | 'refundedCents'>,
  called: { has(rideId: string): boolean },
): WhyNotDelete | null {
  if (isActive(ride.status)) return 'isActive';
  if (ride.refundedCents > 0) return 'isRefunded';
  return called.has(ride.id) ? 'hasAlert' : null;
}
