import type { CancelRideInput, OwnedRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { RideMover } from './moves/move-ride.ts';
import type { Db } from '@ridewire/db';
import { makeMove } from './moves/make-move.ts';
import { viewOwned } from './reads/ride-view.ts';

/**
 * A rider cancels until picked up, a driver until completed; each only the own ride.
 * @throws AppError RIDE_NOT_FOUND, ALREADY_DONE, ALREADY_PICKED_UP, ILLEGAL_STEP
 */
export async function cancelRide(
  deps: { db: Db; moveRide: RideMover },
  actor: Actor,
  input: CancelRideInput,
): Promise<OwnedRide> {
  assertRole(actor, 'rider', 'driver');
  const image = await makeMove(deps, {
    rideId: input.rideId,
    event: 'ride.canceled',
    to: 'canceled',
    mover: actor.role,
    actorId: actor.userId,
    ipAddress: actor.ipAddress,
    canceledBy: actor.role,
    reason: input.reason ?? null,
  });
  return viewOwned(image);
}
