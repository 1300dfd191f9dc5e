import { distanceMeters, drivingMeters, type ReassignRideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { REASSIGN } from '../changes/give-back.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import { explainReassign } from './explain-reassign.ts';
import type { WayFinder } from '../../streets/way-finder.ts';
import { findRefusedDriver, findRefusedRide, findRideImage } from '../reads/ride-queries.ts';
import { viewForDesk, type DeskRide } from '../reads/ride-view.ts';

interface Deps extends ChangeDeps {
  positions: LatestPositions;
  ways: WayFinder;
}

/**
 * An admin takes an accepted ride from its driver, who doesn't see it again. A named driver is asked first, alone,
 * while an offer is open; otherwise the nearest ones are.
 * @throws AppError RIDE_NOT_FOUND, RIDE_CHANGED, NO_DRIVER, ILLEGAL_STEP, RIDE_GONE, DRIVER_NOT_FOUND, VEHICLE_NOT_FIT,
 * DRIVER_NOT_FREE
 */
export async function reassignRide(
  deps: Deps,
  actor: Actor,
  { rideId, fromDriverId, toDriverId, seenVersion, reason }: ReassignRideInput,
): Promise<DeskRide> {
  assertRole(actor, 'admin');
  const image = await deps.changeRide(REASSIGN, {
    rideId,
    actorId: actor.userId,
    ipAddress: actor.ipAddress,
    heldBy: fromDriverId,
    seenVersion,
    reason: reason ?? null,
    ...(toDriverId && {
      offerTo: { driverId: toDriverId, ...(await findApproach(deps, rideId, toDriverId)) },
    }),
  });
  if (image) return viewForDesk(image);
  const [ride, chosen] = await Promise.all([
    findRefusedRide(deps.db.orm, rideId),
    toDriverId ? findRefusedDriver(deps.db, toDriverId, rideId) : undefined,
  ]);
  throw new AppError(explainReassign(ride, { fromDriverId, seenVersion }, chosen));
}

/** No approach takes this long, in seconds. */
const LIMIT_SECONDS = 7_200;

/** By street and by car; null where unknown. */
async function findApproach(
  deps: Pick<Deps, 'db' | 'positions' | 'ways'>,
  rideId: string,
  driverId: string,
): Promise<{ meters: number | null; seconds: number | null }> {
  const position = deps.positions.getGood(driverId, Date.now());
  const image = position && (await findRideImage(deps.db, rideId));
  if (!position || !image) return { meters: null, seconds: null };
  const found = await deps.ways.findDrives(image.pickup, [position], LIMIT_SECONDS).catch(() => null);
  const drive = found?.[0];
  const meters = drive?.meters ?? drivingMeters(distanceMeters(position, image.pickup));
  return { meters, seconds: drive?.seconds ?? null };
}
