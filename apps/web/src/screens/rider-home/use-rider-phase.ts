import type { RiderRide } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLinkPart } from '../../live/link-state.ts';
import { useRiderLive } from '../../live/use-live.ts';
import { useIsSeen } from '../../map/use-is-seen.ts';
import { useDismissedRide } from './dismissed-ride.ts';
import { lastRideQuery } from './last-ride-query.ts';
import { releasedBy, ridePhase, shownRide, type ReleasedBy, type RidePhase } from './ride-phase.ts';

interface Seen {
  ride: RiderRide | null;
  released: { rideId: string; by: ReleasedBy } | undefined;
}

function see(before: Seen, ride: RiderRide | null, bySupport: boolean): Seen {
  const by = releasedBy(before.ride, ride, bySupport);
  if (ride && by) return { ride, released: { rideId: ride.id, by } };
  const isSoughtStill = ride?.status === 'requested' && before.released?.rideId === ride.id;
  return { ride, released: isSoughtStill ? before.released : undefined };
}

/**
 * The phase of the rider's screen, from what is known live; undefined until that is known.
 * @param asksForEnded whether it asks for a ride that ended unseen
 */
export function useRiderPhase(asksForEnded = true) {
  const { data: live, failure } = useRiderLive();
  const openCount = useLinkPart('openCount');
  const [dismissedId, dismiss] = useDismissedRide();
  const isIdle = asksForEnded && live?.ride === null;
  const last = useQuery({ ...lastRideQuery(openCount), enabled: isIdle });
  const isKnown = live !== undefined && !(isIdle && last.isFetching);
  const ride = isKnown
    ? shownRide({ live: live.ride, last: (asksForEnded && last.data) || null, dismissedId })
    : null;

  const [seen, setSeen] = useState<Seen>({ ride: null, released: undefined });
  if (isKnown && seen.ride !== ride) setSeen(see(seen, ride, live.bySupport === true));
  // While it is being asked how a ride ended, the screen keeps what it showed.
  const [held, setHeld] = useState<RidePhase>();
  const [heldFor, setHeldFor] = useState<unknown[]>([]);
  const position = live?.position ?? null;
  const isSeen = useIsSeen(position);
  const sources = [ride, live?.position, isSeen];
  if (isKnown && (held === undefined || sources.some((source, i) => source !== heldFor[i]))) {
    setHeldFor(sources);
    setHeld(ridePhase(ride, position, isSeen));
  }
  return { phase: held, releasedBy: seen.released?.by, failure, dismiss };
}
