import { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import type { Tx } from '../core/in-transaction.ts';

/** The task that removes the files of an avatar whose row is gone. */
export const REMOVE_AVATAR = 'remove_avatar';
export const RemoveAvatarJob = z.object({ avatarId: z.uuid() });

/**
 * Queues the removal of avatars' files in the transaction that removes their rows.
 * @param options.afterSeconds not before; at once unless given
 */
export async function queueAvatarRemoval(
  tx: Tx,
  removed: readonly { id: string }[],
  options: { afterSeconds?: number } = {},
): Promise<void> {
  for (const { id } of removed)
    await addJob(tx, REMOVE_AVATAR, { avatarId: id } satisfies z.infer<typeof RemoveAvatarJob>, options);
}
