import type { SetRideStatusInput } from '@ridewire/contracts';
import { NO_REASON } from '@ridewire/contracts/no-reason';
import { AppError } from '../../core/app-error.ts';
import { assertRole, type Actor } from '../../core/actor.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { makeTransition } from '../changes/make-transition.ts';
import { CANCEL } from '../changes/cancel.ts';
import { SET_STATUS } from '../changes/set-status.ts';
import { viewForDesk, type DeskRide } from '../reads/ride-view.ts';

/**
 * An admin sets another status, forward or back, of the version they name, if any. Canceling with the rider in the car
 * takes a reason.
 * @throws AppError RIDE_NOT_FOUND, RIDE_CHANGED, ALREADY_DONE, NO_DRIVER, OTHER_RIDE_ACTIVE, RIDE_REFUNDED,
 * REASON_NEEDED
 */
export async function setRideStatus(
  deps: ChangeDeps,
  actor: Actor,
  input: SetRideStatusInput,
): Promise<DeskRide> {
  assertRole(actor, 'admin');
  const { rideId, to, fromStatus: seenStatus, seenVersion } = input;
  const { userId: actorId, ipAddress } = actor;
  const transition = to === 'canceled' ? CANCEL.admin : SET_STATUS[to];
  const set = (reason: string | null) =>
    makeTransition(deps, transition, { rideId, actorId, ipAddress, seenStatus, seenVersion, reason });
  const image = await (input.reason === NO_REASON
    ? set(null).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'REASON_NEEDED') return set(NO_REASON);
        throw error;
      })
    : set(input.reason ?? null));
  return viewForDesk(image);
}
