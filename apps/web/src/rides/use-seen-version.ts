import type { RideView } from '@ridewire/contracts';
import { useState } from 'react';
import { isOtherRide } from './is-other-ride.ts';

type Ride = Pick<RideView, 'version' | 'status' | 'type'>;

/**
 * The version of a ride that was shown when its dialog opened: what is confirmed there is meant for that one, and the server
 * does it to no other. And whether the ride as it is now is another one.
 */
export function useSeenVersion(ride: Ride, isOpen: boolean): { seenVersion: number; isOther: boolean } {
  const [seen, setSeen] = useState(ride);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSeen(ride);
  }
  return { seenVersion: seen.version, isOther: isOtherRide(seen, ride) };
}
