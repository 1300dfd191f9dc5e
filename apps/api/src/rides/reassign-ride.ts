import { distanceMeters, type BoardRide, type OwnedRide, type ReassignRideInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { explainReassign } from './explain-reassign.ts';
import { findRefusedRide, findRideImage, getRefusedDriver } from './ride-queries.ts';
import { viewForAdmin, viewOwned } from './ride-view.ts';

/**
 * An admin takes an accepted ride from its driver and has another one found: one who is named is asked first, alone, for
 * as long as an offer stands; else those nearest, at once. The former driver is told, and doesn't see the ride again.
 * @throws AppError RIDE_NOT_FOUND, RIDE_CHANGED, NO_DRIVER, ILLEGAL_STEP, RIDE_GONE, DRIVER_NOT_FREE; each says how it is now
 */
export async function reassignRide(
  core: Core,
  actor: Actor,
  { rideId, fromDriverId, toDriverId, seenVersion, reason }: ReassignRideInput,
): Promise<BoardRide & OwnedRide> {
  assertRole(actor, 'admin');
  const image = await core.moveRide({
    rideId,
    event: 'ride.reassigned',
    from: ['accepted'],
    to: 'requested',
    mover: 'admin',
    actorId: actor.userId,
    ipAddress: actor.ipAddress,
    heldBy: fromDriverId,
    seenVersion,
    canceledBy: null,
    reason: reason ?? null,
    ...(toDriverId && {
      offerTo: { driverId: toDriverId, meters: await metersToPickup(core, rideId, toDriverId) },
    }),
  });
  if (image) return { ...viewOwned(image), ...viewForAdmin(image) };
  const [ride, chosen] = await Promise.all([
    findRefusedRide(core.db, rideId),
    toDriverId ? getRefusedDriver(core.db, toDriverId, rideId) : undefined,
  ]);
  const { code, sentence } = explainReassign(ride, { fromDriverId, seenVersion }, chosen);
  throw new AppError(code, sentence);
}

/** How far the driver is from the pickup; null where one of the two is not known. */
async function metersToPickup(core: Core, rideId: string, driverId: string): Promise<number | null> {
  const position = core.positions.getGood(driverId, Date.now());
  const image = position && (await findRideImage(core.db, rideId));
  return position && image ? Math.round(distanceMeters(position, image.pickup)) : null;
}
