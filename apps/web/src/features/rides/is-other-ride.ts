import type { RideView } from '@ridewire/contracts';

type Ride = Pick<RideView, 'version' | 'status' | 'type'>;

/**
 * Whether a ride is another one than the one that was seen, so that what was chosen for that is not meant for this. A request
 * that still waits, for the same type of car at its price, is the same: it was only offered to more drivers.
 */
export const isOtherRide = (seen: Ride, now: Ride): boolean =>
  seen.version !== now.version &&
  !(seen.status === 'requested' && now.status === 'requested' && seen.type === now.type);
