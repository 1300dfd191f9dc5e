import { isDriving, type LatLng } from '@ridewire/contracts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import type { WaitingRides } from './waiting-rides.ts';
import type { Candidate, DriverIndex } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { RideOfferer } from './offer-rides.ts';
import type { Log } from '../core/log.ts';
import { settleAll } from '../core/settle-all.ts';
import { isRideEvent, type ServerEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import { LOOKED_AT, rankByRoad } from './rank-by-road.ts';
import { planWave } from './plan-wave.ts';

interface Deps {
  log: Log;
  hub: EventHub;
  positions: LatestPositions;
  drivers: DriverIndex;
  waiting: WaitingRides;
  offerRide: RideOfferer;
  ways: WayFinder;
}

/** A driver who becomes free is offered at most this many waiting rides, within this many meters. */
const FREE = { limit: 5, radiusMeters: 12_000 };
/** A request belongs to the drivers asked first for this long, in milliseconds. */
const FIRST_LOOK_MS = 1_000;

/** Does what news calls for, once the index knows it: offers freed drivers what waits, and given back rides to others. */
export function followNews(deps: Deps, event: ServerEvent): void {
  if (isRideEvent(event)) {
    const { ride } = event;
    // A parked car reports nothing new, and its rider has never seen it.
    if (ride.driver && event.event === 'ride.accepted') deps.positions.remind(ride.driver.id);
    if (ride.driver && !isDriving(ride.status)) {
      // Younger requests are with the drivers who were nearest; if none of them accepts, the next wave asks this one too.
      offerWaitingRides(deps, ride.driver.id, FIRST_LOOK_MS);
    }
    // Offered to a chosen driver it waits for them first.
    const isOpen = event.event === 'ride.released' || (event.event === 'ride.reassigned' && !event.offers);
    if (isOpen) widenReleased(deps, ride.id, ride.pickup);
  } else if (event.event === 'driver.changed' && event.driver.available) {
    offerWaitingRides(deps, event.driver.id, 0);
  }
}

/** Only the process that holds the driver's socket does this, so that it is done once. */
function offerWaitingRides(deps: Deps, driverId: string, waitedMs: number): void {
  if (deps.waiting.size === 0 || !deps.drivers.isIdle(driverId) || !deps.hub.has(driverTopic(driverId)))
    return;
  const place = deps.positions.getGood(driverId, Date.now()) ?? null;
  const rides = deps.waiting.nearest(place ?? undefined, { ...FREE, waitedMs });
  const work = rides.map(async ({ rideId, pickup, meters }) => {
    const free: Candidate = { driverId, meters, place, tier: 0 };
    return deps.offerRide({ rideId, offers: await rankByRoad(deps.ways, pickup, [free], 1), wave: null });
  });
  void settleAll(deps.log, 'could not offer all waiting rides', work);
}

/** A ride given back asks its first wave again at once; the wave number makes sure only one process does it. */
function widenReleased(
  deps: Pick<Deps, 'log' | 'drivers' | 'ways' | 'offerRide'>,
  rideId: string,
  pickup: LatLng,
): void {
  const wave = planWave(1);
  const near = deps.drivers.nearest(pickup, { ...wave, limit: wave.limit * LOOKED_AT });
  rankByRoad(deps.ways, pickup, near, wave.limit)
    .then((offers) =>
      deps.offerRide({ rideId, offers, wave: { after: 0, nextWaveSeconds: wave.nextWaveSeconds } }),
    )
    .catch((error: unknown) => deps.log.error({ error, rideId }, 'could not offer a released ride'));
}
