import type { AdvanceRideInput, DriverRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { ChangeRide } from './changes/change-ride.ts';
import type { Db } from '@ridewire/db';
import { makeTransition } from './changes/make-transition.ts';
import { STEP } from './changes/transitions.ts';
import { viewForDriver } from './reads/ride-view.ts';

/**
 * A driver moves their own ride one step on.
 * @throws AppError RIDE_NOT_FOUND, ALREADY_DONE, ILLEGAL_STEP, RIDE_GONE
 */
export async function advanceRide(
  deps: { db: Db; changeRide: ChangeRide },
  actor: Actor,
  { rideId, to }: AdvanceRideInput,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const { userId: actorId, ipAddress } = actor;
  const image = await makeTransition(deps, STEP[to], { rideId, actorId, ipAddress });
  return viewForDriver(image);
}
