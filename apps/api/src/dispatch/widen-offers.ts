import type { Core } from '../core/core.ts';
import { settleAll } from '../core/settle-all.ts';
import { chooseDrivers } from './choose-drivers.ts';
import { countIgnored } from './count-ignored.ts';
import { listDueRides, type DueRide } from './offer-queries.ts';
import { planWave } from './plan-wave.ts';

const AT_ONCE = 100;

/**
 * Makes the waves that are due and ends requests nobody took in time. Any number of processes may do this at once: each
 * wave and each end happens once, in the database.
 */
export async function widenOffers(core: Core): Promise<void> {
  // Before it is asked anew, so that who didn't answer has a rest, and others have their turn.
  await countIgnored(core.db).catch((error: unknown) =>
    core.log.error({ error }, 'could not count the offers nobody answered'),
  );
  const due = await listDueRides(core.db, AT_ONCE);
  const work = due.map((ride) => (ride.expired ? expireRide(core, ride.id) : widenRide(core, ride)));
  await settleAll(core.log, 'could not widen all offers', work);
}

function widenRide(core: Core, ride: DueRide): Promise<unknown> {
  const wave = planWave(ride.wave + 1);
  return core.offerRide({
    rideId: ride.id,
    offers: chooseDrivers(core.drivers, ride, wave),
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
