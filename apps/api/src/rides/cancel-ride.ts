import type { CancelRideInput, OwnedRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import { makeMove } from './make-move.ts';
import { viewOwned } from './ride-view.ts';

/**
 * A rider cancels until picked up, a driver until completed; each only the own ride.
 * @throws AppError RIDE_NOT_FOUND, ALREADY_DONE, ALREADY_PICKED_UP, ILLEGAL_STEP
 */
export async function cancelRide(core: Core, actor: Actor, input: CancelRideInput): Promise<OwnedRide> {
  assertRole(actor, 'rider', 'driver');
  const image = await makeMove(core, {
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
