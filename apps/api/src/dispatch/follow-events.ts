import { isDriving, type LatLng, type RideEventType } from '@ridewire/contracts';
import type { Candidate } from '../drivers/driver-index.ts';
import { settleAll } from '../core/settle-all.ts';
import { isRideEvent, type ServerEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import { acceptForDriver } from './accept-for-driver.ts';
import type { MatchDeps } from './match-requests.ts';
import { OFFER } from './offer-rides.ts';
import { tendReservations } from '../rides/reservation/tend-reservations.ts';
import { seekOthers } from './seek-others.ts';
import { rankCandidates } from './rank-candidates.ts';
import { waitingFor } from './waiting-for.ts';

type Deps = MatchDeps &
  Parameters<typeof acceptForDriver>[0] &
  Parameters<typeof seekOthers>[0] &
  Parameters<typeof waitingFor>[0] &
  Parameters<typeof tendReservations>[0];

/** After these events a ride waits for a driver again. */
const SEEKS_ANEW: ReadonlySet<string> = new Set<RideEventType>([
  'ride.released',
  'ride.replaced',
  'ride.unreserved',
  'ride.retyped',
]);

/** How many of the longest waiting rides a driver without a known place is offered. */
const UNPLACED_LIMIT = 5;

/**
 * Acts on an event once the index has it: offers waiting rides to freed drivers, and released rides to others.
 * @param askedBefore as `updateIndex` returns it
 */
export function followNews(deps: Deps, event: ServerEvent, askedBefore: readonly string[]): void {
  if (isRideEvent(event)) {
    const { ride } = event;
    acceptForDriver(deps, event);
    seekOthers(deps, event, askedBefore);
    // A parked car doesn't report its position again, and its new rider hasn't seen it.
    if (ride.driver && (event.event === 'ride.accepted' || event.event === 'ride.assigned'))
      deps.positions.remind(ride.driver.id);
    if (ride.driver && !isDriving(ride.status)) {
      tendNext(deps, ride.driver.id);
      offerWaitingRides(deps, ride.driver.id);
    }
    // A ride offered to a chosen driver waits for them first.
    if (SEEKS_ANEW.has(event.event) || (event.event === 'ride.reassigned' && !event.offers))
      void deps.matchSoon();
    if (event.leftDriverId) offerWaitingRides(deps, event.leftDriverId);
  } else if (event.event === 'driver.changed') {
    tendNext(deps, event.driver.id);
    if (event.driver.available) offerWaitingRides(deps, event.driver.id);
  } else if (event.event === 'offer.declined') {
    offerWaitingRides(deps, event.driverId);
  }
}

/** A ride reserved for a driver begins or ends with news of that driver. */
function tendNext(deps: Deps, driverId: string): void {
  if (deps.drivers.nextOf(driverId) === null) return;
  tendReservations(deps, driverId).catch((error: unknown) =>
    deps.log.error({ error, driverId }, 'could not tend a reserved ride'),
  );
}

/**
 * Matches rides nearby with this driver and all other free ones. Only the process that holds the driver's socket does
 * it, once.
 */
function offerWaitingRides(deps: Deps, driverId: string): void {
  const { drivers, hub, positions } = deps;
  if (!drivers.isIdle(driverId) || !hub.has(driverTopic(driverId))) return;
  const place = positions.getGood(driverId, Date.now());
  const rides = waitingFor(deps, driverId, place);
  if (rides.length === 0) return;
  if (place) return void deps.matchSoon(rides.map(({ rideId }) => rideId));
  // A ride that a line can have goes by its order.
  const others = rides.filter(({ pickup }) => !hasLine(deps, pickup));
  const work = others.slice(0, UNPLACED_LIMIT).map(async (ride) => {
    const free: Candidate = { driverId, meters: null, place: null, tier: 0 };
    const offers = await rankCandidates(deps, ride, [free]);
    return deps.changeRide(OFFER, { rideId: ride.rideId, offers, onlyIfWave: null });
  });
  void settleAll(deps.log, 'could not offer all waiting rides', work);
}

function hasLine({ queues }: Pick<Deps, 'queues'>, pickup: LatLng): boolean {
  const zone = queues.zoneAt(pickup);
  return zone !== undefined && queues.line(zone.id).length > 0;
}
