import type { MediaStore } from './media-store.ts';
import { avatarKeys } from './avatar-address.ts';

/**
 * Removes both files of an avatar; a missing one counts as removed.
 * @throws the storage's error
 */
export async function removeAvatarFiles(deps: { media: MediaStore }, avatarId: string): Promise<void> {
  for (const key of Object.values(avatarKeys(avatarId))) await deps.media.remove(key);
}
