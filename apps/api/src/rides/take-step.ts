import type { AdvanceRideInput } from '@ridewire/contracts';
import type { RideImage } from '../live/images.ts';
import type { Actor } from '../core/actor.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { readKept } from './changes/kept-act.ts';
import { makeTransition } from './changes/make-transition.ts';
import { PICK_UP, STEP } from './changes/driver-steps.ts';
import { provePin, type PinDeps } from './pin/prove-pin.ts';

/**
 * A driver's ride goes one step on. A ride with a PIN begins only with it, or with why there is none.
 * @throws AppError ACT_TOO_OLD, RIDE_NOT_FOUND, ALREADY_DONE, ILLEGAL_STEP, RIDE_GONE, and of a pickup PIN_NEEDED, PIN_WRONG, PIN_LOCKED
 */
export async function takeStep(
  deps: PinDeps & ChangeDeps,
  { userId: actorId, ipAddress }: Actor,
  input: AdvanceRideInput,
): Promise<RideImage> {
  const { rideId, to } = input;
  const step = { rideId, actorId, ipAddress, ...readKept(input.kept) };
  if (to !== 'picked_up') return makeTransition(deps, STEP[to], step);
  return makeTransition(deps, PICK_UP, { ...step, ...(await provePin(deps, actorId, input)) });
}
