import type { DriverPosition, RiderRide } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { useRiderLive } from '../live/rider-live.ts';
import { useIsSeen } from '../../../kit/map/use-is-seen.ts';
import { ridePhase, type RidePhase, shownRide } from './ride-phase.ts';
import { useDismissedRide } from './use-dismissed-ride.ts';
import { useLastRide } from './use-last-ride.ts';

interface Shown {
  ride: RiderRide | null;
  position: DriverPosition | null;
  isSeen: boolean;
  phase: RidePhase;
}

/**
 * The phase of the rider's screen, from the live state; undefined until that is known.
 * @param asksForEnded whether it asks for a ride that ended unseen
 */
export function useRiderPhase(asksForEnded = true) {
  const { data: live, failure } = useRiderLive();
  const [dismissedId, dismiss] = useDismissedRide();
  const isIdle = asksForEnded && live?.ride === null;
  const last = useLastRide(isIdle);
  const isKnown = live !== undefined && !(isIdle && last.isAsking);
  const ride = isKnown
    ? shownRide({ live: live.ride, last: asksForEnded ? last.ride : null, dismissedId })
    : null;

  const position = live?.position ?? null;
  const isSeen = useIsSeen(position);
  // While it asks how a ride ended, the screen stays the same.
  const [shown] = useMemory<Shown | undefined>(undefined, (before) => {
    if (!isKnown) return before;
    const isSame = before && before.ride === ride && before.position === position && before.isSeen === isSeen;
    return isSame ? before : { ride, position, isSeen, phase: ridePhase(ride, position, isSeen) };
  });
  return { phase: shown?.phase, lost: live?.lost, failure, dismiss };
}
