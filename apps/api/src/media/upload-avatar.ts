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
import { queueAvatarRemoval } from './avatar-job.ts';

const { avatars, users } = schema;

/** A file that the storage was slow to take has arrived by then. */
const LATE_SECONDS = 60;

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

/**
 * The storage that failed is asked to remove the files later, and again until it does: whoever sent the picture has waited
 * long enough.
 */
async function forget({ db, log }: Deps, id: string): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await tx.delete(avatars).where(eq(avatars.id, id));
      await queueAvatarRemoval(tx, [{ id }], { afterSeconds: LATE_SECONDS });
    });
  } catch (error) {
    // Its row stays, and it is removed with the unused ones.
    log.error({ error }, 'could not remove a picture that was stored in part');
  }
}
