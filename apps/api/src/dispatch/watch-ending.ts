import type { OfferAnswers } from '@ridewire/dispatch';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import { driverTopic } from '../live/topics.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import type { MatchTurn } from './match-turns.ts';
import { notToAsk } from './not-to-ask.ts';
import type { WaitingRides } from './waiting-rides.ts';

interface Deps {
  drivers: DriverIndex;
  rideTypes: RideTypes;
  hub: Pick<EventHub, 'has'>;
  waiting: WaitingRides;
  answers: OfferAnswers;
  wishes: PairWishes;
  matchSoon: MatchTurn;
}

/**
 * How many waiting rides are looked at for a driver who soon drops someone off, and within how many meters of the
 * drop-off.
 */
const ENDING = { limit: 20, radiusMeters: 12_000, waitedMs: 0 };

/** A driver who comes near a drop-off is matched with rides waiting there, once a ride, as a driver who becomes free is. */
export function watchEnding(deps: Deps) {
  let seen = new Set<string>();
  return {
    look(): void {
      const now = new Set<string>();
      const openIds = deps.drivers.listEnding().flatMap(({ driverId, rideId, dropOff }) => {
        now.add(rideId);
        const isNew = !seen.has(rideId) && deps.hub.has(driverTopic(driverId));
        return isNew ? findWaiting(deps, driverId, dropOff) : [];
      });
      seen = now;
      if (openIds.length > 0) void deps.matchSoon(openIds);
    },
  };
}

function findWaiting(deps: Deps, driverId: string, dropOff: { lat: number; lng: number }): string[] {
  const { waiting, answers } = deps;
  const nowMs = performance.now();
  if (waiting.size === 0 || answers.isAnswering(driverId, nowMs)) return [];
  const rides = waiting.nearest(
    dropOff,
    ENDING,
    (trip, rideId) => !answers.isHeld(rideId, nowMs) && !notToAsk(deps, trip).has(driverId),
  );
  return rides.map(({ rideId }) => rideId);
}
