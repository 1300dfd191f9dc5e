import type { UpdateVehicleInput, VehicleView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import { changeProfile, type ProfileDeps } from './change-profile.ts';
import { getVehicle } from './profile-queries.ts';

/**
 * A driver describes their vehicle.
 * @throws AppError DRIVER_NOT_FOUND, NOT_SIGNED_IN when the person is gone
 */
export async function updateVehicle(
  deps: ProfileDeps,
  actor: Actor,
  input: UpdateVehicleInput,
  from: Caller,
): Promise<VehicleView> {
  assertRole(actor, 'driver');
  await changeProfile(deps, actor, input, from);
  return getVehicle(deps.db, actor.userId);
}
