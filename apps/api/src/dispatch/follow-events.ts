import type { OfferAnswers } from '@ridewire/dispatch';
import { isDriving } from '@ridewire/contracts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import type { WaitingRides } from './waiting-rides.ts';
import type { Candidate, DriverIndex } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { AskedTrip } from '../rides/insert-ride.ts';
import { settleAll } from '../core/settle-all.ts';
import { isRideEvent, type ServerEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import { acceptForDriver } from './accept-for-driver.ts';
import { matchRequests, type MatchDeps } from './match-requests.ts';
import { notToAsk } from './not-to-ask.ts';
import type { RideMover } from '../rides/move-ride.ts';
import { rankCandidates } from './rank-candidates.ts';

interface Deps extends MatchDeps {
  hub: EventHub;
  positions: LatestPositions;
  moveRide: RideMover;
  drivers: DriverIndex;
  waiting: WaitingRides;
  answers: OfferAnswers;
}

/** A driver who becomes free is offered at most this many waiting rides, within this many meters. */
const FREE = { limit: 5, radiusMeters: 12_000 };

/** Does what news calls for, once the index knows it: offers freed drivers what waits, and given back rides to others. */
export function followNews(deps: Deps, event: ServerEvent): void {
  if (isRideEvent(event)) {
    const { ride } = event;
    acceptForDriver(deps, event);
    // A parked car reports nothing new, and its rider has never seen it.
    if (ride.driver && event.event === 'ride.accepted') deps.positions.remind(ride.driver.id);
    if (ride.driver && !isDriving(ride.status)) offerWaitingRides(deps, ride.driver.id);
    // Offered to a chosen driver it waits for them first.
    const isOpen =
      event.event === 'ride.released' ||
      event.event === 'ride.replaced' ||
      (event.event === 'ride.reassigned' && !event.offers);
    if (isOpen)
      matchRequests(deps).catch((error: unknown) =>
        deps.log.error({ error, rideId: ride.id }, 'could not offer a released ride'),
      );
  } else if (event.event === 'driver.changed' && event.driver.available) {
    offerWaitingRides(deps, event.driver.id);
  }
}

/**
 * Only the process that holds the driver's socket does this, so that it is done once. What is with the drivers who were asked
 * first stays theirs; if none of them accepts, the next wave asks this one too.
 */
function offerWaitingRides(deps: Deps, driverId: string): void {
  if (deps.waiting.size === 0 || !deps.drivers.isIdle(driverId) || !deps.hub.has(driverTopic(driverId)))
    return;
  const place = deps.positions.getGood(driverId, Date.now()) ?? null;
  const nowMs = performance.now();
  const mayBeAsked = (trip: AskedTrip, rideId: string) =>
    !deps.answers.isHeld(rideId, nowMs) && !notToAsk(deps, trip).has(driverId);
  const rides = deps.waiting.nearest(place ?? undefined, { ...FREE, waitedMs: 0 }, mayBeAsked);
  const work = rides.map(async (ride) => {
    const free: Candidate = { driverId, meters: ride.meters, place, tier: 0 };
    const offers = await rankCandidates(deps, ride, [free]);
    return deps.offerRide({ rideId: ride.rideId, offers, after: null });
  });
  void settleAll(deps.log, 'could not offer all waiting rides', work);
}
