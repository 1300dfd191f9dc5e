import { distanceMeters, LEFT_PICKUP_METERS } from '@ridewire/contracts';
import type { Log } from '../../core/log.ts';
import { settleAll } from '../../core/settle-all.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { LEAVE_PICKUP } from './approach-changes.ts';
import { listArrivals, type Arrival } from './approach-queries.ts';

interface Deps extends ChangeDeps {
  log: Log;
  positions: LatestPositions;
}

/**
 * Takes an arrival back once the car leaves without the rider: neither a wait nor a no-show counts then. A car that
 * isn't heard stays where it was.
 */
export async function lookAfterArrivals(deps: Deps): Promise<void> {
  const left = (await listArrivals(deps.db)).map((ride) => takeBack(deps, ride));
  await settleAll(deps.log, 'could not see to all drivers at their pickup', left);
}

async function takeBack({ positions, changeRide }: Deps, { pickup, ...ride }: Arrival): Promise<void> {
  const position = positions.getGood(ride.driverId, Date.now());
  if (!position) return;
  const meters = Math.round(distanceMeters(position, pickup));
  if (meters - (position.accuracy ?? 0) <= LEFT_PICKUP_METERS) return;
  await changeRide(LEAVE_PICKUP, { ...ride, place: { meters, seconds: null } });
}
