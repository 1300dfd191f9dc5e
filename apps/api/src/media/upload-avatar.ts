import { randomUUID } from 'node:crypto';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { avatarKeys, avatarPath } from './avatar-address.ts';
import { encodeAvatar } from './encode-avatar.ts';
import { removeAvatarFiles } from './remove-avatar-files.ts';

type Needs = Pick<Core, 'db' | 'log' | 'media'>;

/**
 * Stores a picture that its owner may then choose for the profile. The row comes first, so that whatever is stored is
 * known; a picture that could not be stored whole leaves nothing.
 * @returns the picture's path on this server
 * @throws AppError NOT_AN_IMAGE, IMAGE_TOO_LARGE, TOO_MANY, NOT_READY
 */
export async function uploadAvatar(core: Needs, actor: Actor, file: Buffer): Promise<string> {
  const files = await encodeAvatar(file);
  const id = randomUUID();
  const inserted = await core.db.pool.query({
    name: 'insert_avatar',
    text: 'insert into avatars (id, user_id) select $1, id from users where id = $2 and deleted_at is null for share',
    values: [id, actor.userId],
  });
  if (!inserted.rowCount) throw new AppError('NOT_SIGNED_IN');
  const keys = avatarKeys(id);
  const stored = await Promise.allSettled([
    core.media.put(keys.large, files.large),
    core.media.put(keys.small, files.small),
  ]);
  const failed = stored.find((result) => result.status === 'rejected');
  if (failed) {
    core.log.error({ error: failed.reason as unknown }, 'could not store a picture');
    await forget(core, id);
    throw new AppError('NOT_READY', 'Pictures can’t be stored right now. Please try again later.');
  }
  return avatarPath(id);
}

/** What can't be removed now stays in its row, and is removed with what was never used. */
async function forget(core: Needs, id: string): Promise<void> {
  try {
    await removeAvatarFiles(core, id);
    await core.db.pool.query({
      name: 'delete_avatar',
      text: 'delete from avatars where id = $1',
      values: [id],
    });
  } catch (error) {
    core.log.error({ error }, 'could not remove a picture that was stored in part');
  }
}
