import { DriverStep, type MoveOwnRideInput, type OwnedRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { takeStep, type StepDeps } from './advance-ride.ts';
import { cancelRide } from './cancel-ride.ts';

import { explainTransition } from './rules/ride-policy.ts';
import { findRefusedRide } from './reads/ride-queries.ts';
import { viewOwned } from './reads/ride-view.ts';

/** A driver sets their ride's status: the next step, or canceled. @throws AppError as takeStep */
export async function moveOwnRide(
  deps: StepDeps,
  actor: Actor,
  { rideId, to, reason, isNoShow, ...proof }: MoveOwnRideInput,
): Promise<OwnedRide> {
  assertRole(actor, 'driver');
  if (to === 'canceled') return cancelRide(deps, actor, { rideId, reason, isNoShow });
  const step = DriverStep.safeParse(to);
  if (!step.success) {
    const why = explainTransition(await findRefusedRide(deps.db.orm, rideId), to, 'driver', actor.userId);
    throw new AppError(why === 'RIDE_CHANGED' ? 'ILLEGAL_STEP' : why);
  }
  return viewOwned(await takeStep(deps, actor, { rideId, to: step.data, ...proof }));
}
