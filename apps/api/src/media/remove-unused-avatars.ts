import { schema, type Db } from '@ridewire/db';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import { avatarPathSql } from './avatar-address.ts';
import { queueAvatarRemoval } from './avatar-job.ts';

const { avatars, users } = schema;

/** How long an upload stays that no profile uses, in hours. */
const UNUSED_HOURS = 24;
const isOld = sql`${avatars.createdAt} < ${sql.raw(`now() - interval '${UNUSED_HOURS} hours'`)}`;

/** Removes the rows of unused uploads, and queues the removal of their files. @returns how many */
export const removeUnusedAvatars = (deps: { db: Db }): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    // The people's rows are locked as each change of a profile locks its own, so a picture being chosen right now is
    // not unused. People whose row is locked have their turn next time.
    const people = tx.$with('people').as(
      tx
        .select({ id: users.id, avatarUrl: users.avatarUrl })
        .from(users)
        .where(inArray(users.id, tx.select({ id: avatars.userId }).from(avatars).where(isOld)))
        .for('share', { skipLocked: true }),
    );
    const isUnused = exists(
      tx
        .select({ id: people.id })
        .from(people)
        .where(
          and(eq(people.id, avatars.userId), sql`${avatarPathSql} is distinct from ${people.avatarUrl}`),
        ),
    );
    const removed = await tx
      .with(people)
      .delete(avatars)
      .where(and(isOld, isUnused))
      .returning({ id: avatars.id });
    await queueAvatarRemoval(tx, removed);
    return removed.length;
  });
