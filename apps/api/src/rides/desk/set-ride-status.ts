import type { BoardRide, OwnedRide, SetRideStatusInput } from '@ridewire/contracts';
import { NO_REASON } from '@ridewire/contracts/no-reason';
import { AppError } from '../../core/app-error.ts';
import { assertRole, type Actor } from '../../core/actor.ts';
import type { RideMover } from '../moves/move-ride.ts';
import type { Db } from '@ridewire/db';
import { makeMove } from '../moves/make-move.ts';
import { viewForAdmin, viewOwned } from '../reads/ride-view.ts';

/**
 * An admin sets any status other than the present one, forwards or back, and only of the ride as they saw it where they say so.
 * To cancel one with its rider in the car takes a reason.
 * @throws AppError RIDE_NOT_FOUND, RIDE_CHANGED with how it is now, ALREADY_DONE, NO_DRIVER, OTHER_RIDE_ACTIVE, RIDE_REFUNDED,
 * REASON_NEEDED
 */
export async function setRideStatus(
  deps: { db: Db; moveRide: RideMover },
  actor: Actor,
  input: SetRideStatusInput,
): Promise<BoardRide & OwnedRide> {
  assertRole(actor, 'admin');
  const move = (reason: string | null) =>
    makeMove(deps, {
      rideId: input.rideId,
      event: input.to === 'canceled' ? 'ride.canceled' : 'ride.status_set',
      to: input.to,
      seen: input.fromStatus,
      seenVersion: input.seenVersion,
      mover: 'admin',
      actorId: actor.userId,
      ipAddress: actor.ipAddress,
      canceledBy: input.to === 'canceled' ? 'admin' : null,
      reason,
    });
  const image = await (input.reason === NO_REASON
    ? move(null).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'REASON_NEEDED') return move(NO_REASON);
        throw error;
      })
    : move(input.reason ?? null));
  return { ...viewOwned(image), ...viewForAdmin(image) };
}
