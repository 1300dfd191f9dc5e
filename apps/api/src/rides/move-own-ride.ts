import { DriverStep, type MoveOwnRideInput, type OwnedRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Db } from '@ridewire/db';
import type { RideMover } from './moves/move-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { makeMove } from './moves/make-move.ts';
import { explainMove } from './rules/ride-policy.ts';
import { findRefusedRide } from './reads/ride-queries.ts';
import { viewOwned } from './reads/ride-view.ts';

/**
 * A driver takes the own ride to a status: a step on, or canceled. Taking a ride, and giving it back, are no statuses to
 * be set.
 * @throws AppError RIDE_NOT_FOUND, ALREADY_DONE, ILLEGAL_STEP, RIDE_GONE
 */
export async function moveOwnRide(
  deps: { db: Db; moveRide: RideMover },
  actor: Actor,
  { rideId, to, reason }: MoveOwnRideInput,
): Promise<OwnedRide> {
  assertRole(actor, 'driver');
  if (to === 'canceled') return cancelRide(deps, actor, { rideId, reason });
  const step = DriverStep.safeParse(to);
  if (!step.success) {
    const why = explainMove(await findRefusedRide(deps.db.orm, rideId), to, 'driver', actor.userId);
    throw new AppError(why === 'RIDE_CHANGED' ? 'ILLEGAL_STEP' : why);
  }
  return viewOwned(
    await makeMove(deps, {
      rideId,
      event: `ride.${step.data}`,
      to: step.data,
      mover: 'driver',
      actorId: actor.userId,
      ipAddress: actor.ipAddress,
    }),
  );
}
