import { NO_SHOW_REASON, type CancelRideInput, type OwnedRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { makeTransition } from './changes/make-transition.ts';
import { CANCEL } from './changes/cancel.ts';
import { viewOwned } from './reads/ride-view.ts';

/**
 * A rider cancels until the pickup, a driver until the end; each only their own ride.
 * @throws AppError RIDE_NOT_FOUND, ALREADY_DONE, ALREADY_PICKED_UP, ILLEGAL_STEP, NO_SHOW_EARLY
 */
export async function cancelRide(
  deps: ChangeDeps,
  actor: Actor,
  { rideId, reason, isNoShow }: CancelRideInput,
): Promise<OwnedRide> {
  assertRole(actor, 'rider', 'driver');
  if (isNoShow) assertRole(actor, 'driver');
  const { userId: actorId, ipAddress, role } = actor;
  const image = await makeTransition(deps, CANCEL[role], {
    rideId,
    actorId,
    ipAddress,
    reason: isNoShow ? NO_SHOW_REASON : reason,
    isNoShow,
  });
  return viewOwned(image);
}
