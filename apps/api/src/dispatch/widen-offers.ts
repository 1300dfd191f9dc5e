import type { Core } from '../core/core.ts';
import { listDueRides } from './offer-queries.ts';
import { offerRides } from './offer-rides.ts';
import { planWave } from './plan-wave.ts';

const AT_ONCE = 100;

/**
 * Makes the waves that are due and ends requests nobody took in time. Any number of processes may do this at once: each
 * wave and each end happens once, in the database.
 */
export async function widenOffers(core: Core): Promise<void> {
  const due = await listDueRides(core.db, AT_ONCE);
  const open = due.filter((ride) => !ride.expired);
  await offerRides(
    core.db,
    core.publisher,
    open.map((ride) => {
      const wave = planWave(ride.wave + 1);
      return {
        rideId: ride.id,
        offers: core.drivers.nearest(ride.pickup, wave, new Set(ride.settled)),
        wave: { after: ride.wave, nextWaveSeconds: wave.nextWaveSeconds },
      };
    }),
  );
  await Promise.all(due.filter((ride) => ride.expired).map((ride) => expireRide(core, ride.id)));
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
