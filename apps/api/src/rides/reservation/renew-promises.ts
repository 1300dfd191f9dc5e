import { distanceMeters, drivingSeconds, type LatLng } from '@ridewire/contracts';
import { nextPickupSeconds } from '@ridewire/dispatch';
import { settleAll } from '../../core/settle-all.ts';
import type { Log } from '../../core/log.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { RETIME } from './reservation-changes.ts';
import { isPromiseOff } from './reservation-policy.ts';
import { listPromises, type PromisedRide } from './reservation-queries.ts';
import { legsOf } from '../prices/find-trip.ts';
import type { WayFinder } from '../../streets/way-finder.ts';

interface Deps extends ChangeDeps {
  log: Log;
  positions: LatestPositions;
  ways: Pick<WayFinder, 'findDrives'>;
}

/** In seconds: longer drives don't tell when a driver comes. */
const LIMIT_SECONDS = 1_800;

/**
 * Tells riders when the driver, who drops someone off first, comes at another minute than promised. Any number of
 * processes may look: each change is made once. A position not well known says nothing.
 */
export async function renewPromises(deps: Deps): Promise<void> {
  const work = (await listPromises(deps.db)).map((promised) => renew(deps, promised));
  await settleAll(deps.log, 'could not renew all promised pickups', work);
}

async function renew(
  deps: Deps,
  { rideId, driverId, promisedAt, placesBefore, pickup }: PromisedRide,
): Promise<void> {
  const place = deps.positions.getGood(driverId, Date.now());
  if (!place) return;
  const drives = await Promise.all(
    legsOf([place, ...placesBefore, pickup]).map(([from, to]) => drive(deps, from, to)),
  );
  const seconds = drives.flatMap((found) => found ?? []);
  const way = seconds.at(-1);
  if (way === undefined || seconds.length < drives.length) return;
  const left = seconds.slice(0, -1).reduce((sum, leg) => sum + leg, 0);
  const pickupAtMs = Date.now() + nextPickupSeconds(left, way) * 1_000;
  if (isPromiseOff(promisedAt.getTime(), pickupAtMs))
    await deps.changeRide(RETIME, { rideId, driverId, pickupAtMs });
}

/** In seconds, null if too long; by straight line where no streets are known. */
async function drive({ ways }: Deps, from: LatLng, to: LatLng): Promise<number | null> {
  const found = await ways.findDrives(to, [from], LIMIT_SECONDS);
  return found ? (found[0]?.seconds ?? null) : drivingSeconds(distanceMeters(from, to));
}
