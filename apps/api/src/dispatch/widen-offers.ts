import type { Core } from '../core/core.ts';
import { settleAll } from '../core/settle-all.ts';
import { listDueRides, type DueRide } from './offer-queries.ts';
import { planWave } from './plan-wave.ts';

const AT_ONCE = 100;

/**
 * Makes the waves that are due and ends requests nobody took in time. Any number of processes may do this at once: each
 * wave and each end happens once, in the database.
 */
export async function widenOffers(core: Core): Promise<void> {
  const due = await listDueRides(core.db, AT_ONCE);
  const work = due.map((ride) => (ride.expired ? expireRide(core, ride.id) : widenRide(core, ride)));
  await settleAll(core.log, 'could not widen all offers', work);
}

function widenRide(core: Core, ride: DueRide): Promise<unknown> {
  const wave = planWave(ride.wave + 1);
  return core.offerRide({
    rideId: ride.id,
    offers: core.drivers.nearest(ride.pickup, wave, new Set(ride.settled)),
    wave: { after: ride.wave, nextWaveSeconds: wave.nextWaveSeconds },
  });
}

const expireRide = (core: Core, rideId: string) =>
  core.moveRide({
    rideId,
    event: 'ride.canceled',
    from: ['requested'],
    to: 'canceled',
    mover: 'system',
    actorId: null,
    canceledBy: 'system',
    reason: 'no_driver',
  });
