import type { RideView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { isOtherRide } from './is-other-ride.ts';

type Ride = Pick<RideView, 'version' | 'status' | 'type' | 'fareCents'>;

/**
 * The version of a ride shown when its dialog opened, since a confirmation applies only to that one and the server
 * refuses it for any other. It also says whether the ride has changed since.
 */
export function useSeenVersion(ride: Ride, isOpen: boolean): { seenVersion: number; isOther: boolean } {
  const [{ seen }] = useMemory({ isOpen, seen: ride }, (before) =>
    before.isOpen === isOpen ? before : { isOpen, seen: isOpen ? ride : before.seen },
  );
  return { seenVersion: seen.version, isOther: isOtherRide(seen, ride) };
}
