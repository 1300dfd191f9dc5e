import type { OfferAnswers } from '@ridewire/dispatch';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import { driverTopic } from '../live/topics.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import type { MatchTurn } from './match-turns.ts';
import { waitingFor } from './waiting-for.ts';
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

/** A driver who comes near a drop-off is matched once with rides waiting there, as a driver who becomes free is. */
export function watchEnding(deps: Deps) {
  let seen = new Set<string>();
  return {
    look(): void {
      const now = new Set<string>();
      const openIds = deps.drivers.listEnding().flatMap(({ driverId, rideId, dropOff }) => {
        now.add(rideId);
        const isNew = !seen.has(rideId) && deps.hub.has(driverTopic(driverId));
        return isNew ? waitingFor(deps, driverId, dropOff).map((ride) => ride.rideId) : [];
      });
      seen = now;
      if (openIds.length > 0) void deps.matchSoon(openIds);
    },
  };
}
