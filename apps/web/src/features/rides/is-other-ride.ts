import type { RideView } from '@ridewire/contracts';

type Ride = Pick<RideView, 'version' | 'status' | 'type' | 'fareCents'>;

/**
 * Whether a ride has changed since it was seen, so that a choice made then does not apply to it now. A request that still
 * waits, with the same type and fare, is the same: it was only offered to more drivers.
 */
export const isOtherRide = (seen: Ride, now: Ride): boolean =>
  seen.version !== now.version &&
  !(
    seen.status === 'requested' &&
    now.status === 'requested' &&
    seen.type === now.type &&
    seen.fareCents === now.fareCents
  );
