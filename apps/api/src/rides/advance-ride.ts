import type { AdvanceRideInput, DriverRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { takeStep } from './take-step.ts';
import type { PinDeps } from './pin/prove-pin.ts';
import { viewForDriver } from './reads/ride-view.ts';

/**
 * A driver takes the next step of their ride.
 * @throws AppError as takeStep
 */
export async function advanceRide(
  deps: PinDeps & ChangeDeps,
  actor: Actor,
  input: AdvanceRideInput,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  return viewForDriver(await takeStep(deps, actor, input));
}
