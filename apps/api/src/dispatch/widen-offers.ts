import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import type { RideMover } from '../rides/move-ride.ts';
import type { RideOfferer } from './offer-rides.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import { settleAll } from '../core/settle-all.ts';
import { chooseDrivers } from './choose-drivers.ts';
import { countIgnored } from './count-ignored.ts';
import { listDueRides, type DueRide } from './waiting-queries.ts';
import { planWave } from './plan-wave.ts';

interface Deps {
  db: Db;
  log: Log;
  drivers: DriverIndex;
  ways: WayFinder;
  moveRide: RideMover;
  offerRide: RideOfferer;
}

const AT_ONCE = 100;

/**
 * Makes the waves that are due and ends requests nobody took in time. Any number of processes may do this at once: each
 * wave and each end happens once, in the database.
 */
export async function widenOffers(deps: Deps): Promise<void> {
  // Before it is asked anew, so that who didn't answer has a rest, and others have their turn.
  await countIgnored(deps.db).catch((error: unknown) =>
    deps.log.error({ error }, 'could not count the offers nobody answered'),
  );
  const due = await listDueRides(deps.db, AT_ONCE);
  const work = due.map((ride) => (ride.expired ? expireRide(deps, ride.id) : widenRide(deps, ride)));
  await settleAll(deps.log, 'could not widen all offers', work);
}

async function widenRide(
  deps: Pick<Deps, 'drivers' | 'ways' | 'offerRide'>,
  ride: DueRide,
): Promise<unknown> {
  const wave = planWave(ride.wave + 1);
  return deps.offerRide({
    rideId: ride.id,
    offers: await chooseDrivers(deps, ride, wave),
    wave: { after: ride.wave, nextWaveSeconds: wave.nextWaveSeconds },
  });
}

const expireRide = (deps: { moveRide: RideMover }, rideId: string) =>
  deps.moveRide({
    rideId,
    event: 'ride.canceled',
    from: ['requested'],
    to: 'canceled',
    mover: 'system',
    actorId: null,
    canceledBy: 'system',
    reason: 'no_driver',
  });
