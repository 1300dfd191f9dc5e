import type { DriverPosition, RiderRide } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { useLocalStorage } from '@mantine/hooks';
import { useRiderLive } from '../live/rider-live.ts';
import { useIsSeen } from '../../../kit/map/use-is-seen.ts';
import { ridePhase, type RidePhase, shownRide } from './ride-phase.ts';
import { useLastRide } from './use-last-ride.ts';

const KEY = 'ridewire-dismissed-ride';

const storage = {
  key: KEY,
  defaultValue: '',
  getInitialValueInEffect: false,
  serialize: (rideId: string) => rideId,
  deserialize: (stored: string | undefined) => stored ?? '',
};

/**
 * The finished ride that was put away on this device, empty for none, and how to put one away: what is done in one tab is
 * done in all of them. Where storage is forbidden it is put away until the next reload.
 */
const useDismissedRide = () => useLocalStorage<string>(storage);

interface Shown {
  ride: RiderRide | null;
  position: DriverPosition | null;
  isSeen: boolean;
  phase: RidePhase;
}

/**
 * The phase of the rider's screen, from what is known live; undefined until that is known.
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
  // While it is being asked how a ride ended, the screen keeps what it showed.
  const [shown] = useMemory<Shown | undefined>(undefined, (before) => {
    if (!isKnown) return before;
    const isSame = before && before.ride === ride && before.position === position && before.isSeen === isSeen;
    return isSame ? before : { ride, position, isSeen, phase: ridePhase(ride, position, isSeen) };
  });
  return { phase: shown?.phase, lost: live?.lost, failure, dismiss };
}
