import type { Me, UpdateProfileInput } from '@ridewire/contracts';
import { findUser } from '../users/user-queries.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { findAvatarId } from '../media/avatar-address.ts';
import { changeProfile, type ProfileDeps } from './change-profile.ts';

/**
 * Changes the given fields; a person who is no driver has no vehicle to change.
 * @throws AppError BAD_INPUT, NOT_SIGNED_IN when the person is gone
 */
export async function updateProfile(
  deps: ProfileDeps,
  actor: Actor,
  input: UpdateProfileInput,
  from: Caller,
): Promise<Me> {
  const { avatarUrl, ...changes } = input;
  const { model, licensePlate, color, kind, classRank, seats } = changes;
  const ofVehicle = [model, licensePlate, color, kind, classRank, seats];
  if (actor.role !== 'driver' && ofVehicle.some((part) => part !== undefined))
    throw new AppError('vehicleOfDriver');
  const avatarId = avatarUrl === undefined ? undefined : findAvatarId(avatarUrl);
  if (avatarUrl !== undefined && !avatarId) throw new AppError('avatarNotUploaded');
  await changeProfile(deps, actor, { ...changes, avatarId }, from);
  const me = await findUser(deps.db, actor.userId);
  if (!me) throw new AppError('NOT_SIGNED_IN');
  return me;
}
