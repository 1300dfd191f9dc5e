import type { RideView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { isOtherRide } from './is-other-ride.ts';

type Ride = Pick<RideView, 'version' | 'status' | 'type'>;

/**
 * The version of a ride that was shown when its dialog opened: what is confirmed there is meant for that one, and the server
 * does it to no other. And whether the ride as it is now is another one.
 */
export function useSeenVersion(ride: Ride, isOpen: boolean): { seenVersion: number; isOther: boolean } {
  const [{ seen }] = useMemory({ isOpen, seen: ride }, (before) =>
    before.isOpen === isOpen ? before : { isOpen, seen: isOpen ? ride : before.seen },
  );
  return { seenVersion: seen.version, isOther: isOtherRide(seen, ride) };
}
