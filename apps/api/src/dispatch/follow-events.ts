import { isDriving, type LatLng } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import { settleAll } from '../core/settle-all.ts';
import { isRideEvent, type ServerEvent } from '../realtime/server-events.ts';
import { driverTopic } from '../realtime/topics.ts';
import { planWave } from './plan-wave.ts';

/** A driver who becomes free is offered at most this many waiting rides, within this many meters. */
const FREE = { limit: 5, radiusMeters: 12_000 };
/** A request belongs to the drivers asked first for this long, in milliseconds. */
const FIRST_LOOK_MS = 1_000;

/** Does what news calls for, once the index knows it: offers freed drivers what waits, and given back rides to others. */
export function followNews(core: Core, event: ServerEvent): void {
  if (isRideEvent(event)) {
    const { ride } = event;
    // A parked car reports nothing new, and its rider has never seen it.
    if (ride.driver && event.event === 'ride.accepted') core.positions.remind(ride.driver.id);
    if (ride.driver && !isDriving(ride.status)) {
      // Younger requests are with the drivers who were nearest; if none of them accepts, the next wave asks this one too.
      offerWaitingRides(core, ride.driver.id, FIRST_LOOK_MS);
    }
    // Offered to a chosen driver it waits for them first.
    const isOpen = event.event === 'ride.released' || (event.event === 'ride.reassigned' && !event.offers);
    if (isOpen) widenReleased(core, ride.id, ride.pickup);
  } else if (event.event === 'driver.changed' && event.driver.available) {
    offerWaitingRides(core, event.driver.id, 0);
  }
}

/** Only the process that holds the driver's socket does this, so that it is done once. */
function offerWaitingRides(core: Core, driverId: string, waitedMs: number): void {
  if (core.waiting.size === 0 || !core.drivers.isIdle(driverId) || !core.hub.has(driverTopic(driverId)))
    return;
  const rides = core.waiting.nearest(core.positions.getGood(driverId, Date.now()), { ...FREE, waitedMs });
  const work = rides.map(({ rideId, meters }) =>
    core.offerRide({ rideId, offers: [{ driverId, meters }], wave: null }),
  );
  void settleAll(core.log, 'could not offer all waiting rides', work);
}

/** A ride given back asks its first wave again at once; the wave number makes sure only one process does it. */
function widenReleased(core: Core, rideId: string, pickup: LatLng): void {
  const wave = planWave(1);
  const offers = core.drivers.nearest(pickup, wave);
  core
    .offerRide({ rideId, offers, wave: { after: 0, nextWaveSeconds: wave.nextWaveSeconds } })
    .catch((error: unknown) => core.log.error({ error, rideId }, 'could not offer a released ride'));
}
