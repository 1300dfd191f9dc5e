import type { AdvanceRideInput, DriverRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { RideImage } from '../live/images.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { PICK_UP, STEP } from './changes/driver-steps.ts';
import { readKept } from './changes/kept-act.ts';
import { makeTransition } from './changes/make-transition.ts';
import { provePin, type PinDeps } from './pin/prove-pin.ts';
import { viewForDriver } from './reads/ride-view.ts';

export type StepDeps = PinDeps & ChangeDeps;

/**
 * A driver takes the next step of their ride.
 * @throws AppError as takeStep
 */
export async function advanceRide(
  deps: StepDeps,
  actor: Actor,
  input: AdvanceRideInput,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  return viewForDriver(await takeStep(deps, actor, input));
}

/**
 * A ride with a PIN begins only with it, or with why there is none.
 * @throws AppError ACT_TOO_OLD, RIDE_NOT_FOUND, ALREADY_DONE, ILLEGAL_STEP, RIDE_GONE, and of a pickup PIN_NEEDED,
 * PIN_WRONG, PIN_LOCKED
 */
export async function takeStep(
  deps: StepDeps,
  { userId: actorId, ipAddress }: Actor,
  input: AdvanceRideInput,
): Promise<RideImage> {
  const { rideId, to } = input;
  const step = { rideId, actorId, ipAddress, ...readKept(input.kept) };
  if (to !== 'picked_up') return makeTransition(deps, STEP[to], step);
  return makeTransition(deps, PICK_UP, { ...step, ...(await provePin(deps, actorId, input)) });
}
