import type { DriverIndex } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import { driverTopic } from '../live/topics.ts';
import type { MatchTurn } from './match-turns.ts';
import { waitingFor } from './waiting-for.ts';

type Deps = Parameters<typeof waitingFor>[0] & {
  drivers: DriverIndex;
  hub: Pick<EventHub, 'has'>;
  matchSoon: MatchTurn;
};

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
