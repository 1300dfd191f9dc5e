import type { MarkReadInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { notifications } = schema;

/**
 * Marks a person's notifications as read, these or all. Read ones stay read, and other people's are left alone. The
 * number left comes with the live view's next snapshot.
 */
export async function markRead(deps: { db: Db }, { userId }: Actor, { ids }: MarkReadInput): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          ids && inArray(notifications.id, ids),
        ),
      )
      .returning({ id: notifications.id });
    if (marked.length > 0) await tell(tx, { event: 'notifications.read', userId });
  });
}
