import type { AdvanceRideInput, DriverRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { RideMover } from './moves/move-ride.ts';
import type { Db } from '@ridewire/db';
import { makeMove } from './moves/make-move.ts';
import { viewForDriver } from './reads/ride-view.ts';

/**
 * A driver takes the own ride one step on.
 * @throws AppError RIDE_NOT_FOUND, ALREADY_DONE, ILLEGAL_STEP, RIDE_GONE
 */
export async function advanceRide(
  deps: { db: Db; moveRide: RideMover },
  actor: Actor,
  input: AdvanceRideInput,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const image = await makeMove(deps, {
    rideId: input.rideId,
    event: `ride.${input.to}`,
    to: input.to,
    mover: 'driver',
    actorId: actor.userId,
    ipAddress: actor.ipAddress,
  });
  return viewForDriver(image);
}
