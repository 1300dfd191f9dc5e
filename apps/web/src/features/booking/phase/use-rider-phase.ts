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
 * The finished ride that was dismissed on this device, empty for none, and a function to dismiss one: a dismissal
 * counts in all tabs. Where storage is forbidden, it lasts until the next reload.
 */
const useDismissedRide = () => useLocalStorage<string>(storage);

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
