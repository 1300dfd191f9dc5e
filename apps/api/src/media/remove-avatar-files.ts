import type { Core } from '../core/core.ts';
import { avatarKeys } from './avatar-address.ts';

/**
 * Removes both files of an avatar; what is not there counts as removed.
 * @throws the storage's error
 */
export async function removeAvatarFiles(core: Pick<Core, 'media'>, avatarId: string): Promise<void> {
  for (const key of Object.values(avatarKeys(avatarId))) await core.media.remove(key);
}
