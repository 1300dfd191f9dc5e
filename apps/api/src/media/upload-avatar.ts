import { randomUUID } from 'node:crypto';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import type { MediaStore } from './media-store.ts';
import type { Log } from '../core/log.ts';
import { avatarKeys, avatarPath } from './avatar-address.ts';
import { encodeAvatar } from './encode-avatar.ts';
import { removeAvatarFiles } from './remove-avatar-files.ts';

const { avatars, users } = schema;

interface Deps {
  db: Db;
  log: Log;
  media: MediaStore;
}

/**
 * Stores a picture that its owner may then choose for the profile. The row comes first, so that every stored file is
 * known; a picture that could not be stored whole leaves nothing.
 * @returns the picture's path on this server
 * @throws AppError NOT_AN_IMAGE, IMAGE_TOO_LARGE, TOO_MANY, NOT_READY
 */
export async function uploadAvatar(deps: Deps, actor: Actor, file: Buffer): Promise<string> {
  const files = await encodeAvatar(file);
  const id = randomUUID();
  await inTransaction(deps.db, async (tx) => {
    const person = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, actor.userId), isNull(users.deletedAt)))
      .for('share');
    if (person.length === 0) throw new AppError('NOT_SIGNED_IN');
    await tx.insert(avatars).values({ id, userId: actor.userId });
  });
  const keys = avatarKeys(id);
  const stored = await Promise.allSettled([
    deps.media.put(keys.large, files.large),
    deps.media.put(keys.small, files.small),
  ]);
  const failed = stored.find((result) => result.status === 'rejected');
  if (failed) {
    deps.log.error({ error: failed.reason as unknown }, 'could not store a picture');
    await forget(deps, id);
    throw new AppError('PICTURES_NOT_STORED');
  }
  return avatarPath(id);
}

/** A file that can't be removed now stays in its row, and is removed with the unused ones. */
async function forget(deps: Deps, id: string): Promise<void> {
  try {
    await removeAvatarFiles(deps, id);
    await deps.db.orm.delete(avatars).where(eq(avatars.id, id));
  } catch (error) {
    deps.log.error({ error }, 'could not remove a picture that was stored in part');
  }
}
