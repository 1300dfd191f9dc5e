import type { AdvanceRideInput, DriverRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { ChangeRide } from './changes/change-ride.ts';
import { moveAStep } from './move-a-step.ts';
import type { PinDeps } from './pin/prove-pin.ts';
import { viewForDriver } from './reads/ride-view.ts';

/**
 * A driver moves their own ride one step on.
 * @throws AppError as moveAStep
 */
export async function advanceRide(
  deps: PinDeps & { changeRide: ChangeRide },
  actor: Actor,
  input: AdvanceRideInput,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  return viewForDriver(await moveAStep(deps, actor, input));
}
