import { z } from 'zod';

/** The task that removes the files of an avatar whose row is gone. */
export const REMOVE_AVATAR = 'remove_avatar';
export const RemoveAvatarJob = z.object({ avatarId: z.uuid() });

/**
 * SQL that queues the removal of an avatar's files, for the statement that removes its row: both commit or none.
 * @param id an SQL expression, the avatar's id
 */
export const queueAvatarRemoval = (id: string): string =>
  `(graphile_worker.add_job('${REMOVE_AVATAR}', json_build_object('avatarId', ${id}))).id`;
