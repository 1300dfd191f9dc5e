import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { queueEnd, tellEndPart } from './tell-end.ts';

const { announcements } = schema;
const { id, until, endedAt, withdrawnAt } = announcements;

/** Has an end that nobody was told of. */
const IS_TO_END = and(isNotNull(until), isNull(endedAt), isNull(withdrawnAt));

/**
 * Takes the announcements whose time is over from the screens, bells and devices of those who haven't read them. Each is ended once,
 * whichever process comes first: the others wait for its row, and then find nothing to end.
 */
export async function endAnnouncements(db: Db): Promise<void> {
  const over = await db.orm
    .select({ id })
    .from(announcements)
    .where(and(IS_TO_END, sql`${until} <= now()`));
  for (const { id: announcementId } of over) {
    await inTransaction(db, async (tx) => {
      const [ended] = await tx
        .update(announcements)
        .set({ endedAt: sql`now()` })
        .where(and(eq(id, announcementId), IS_TO_END))
        .returning({ id });
      if (!ended) return;
      await tell(tx, { event: 'announcement.changed', announcementId, driverIds: [] });
      await queueEnd(tx, announcementId);
    });
    // The first of many at once, the others by the queued task.
    await tellEndPart(db, announcementId);
  }
}

/** How long until the next one ends, in milliseconds; null for none. */
export async function findNextEnd({ orm }: Pick<Db, 'orm'>): Promise<number | null> {
  const [next] = await orm
    .select({ inMs: sql<number | null>`(extract(epoch from min(${until}) - now()) * 1000)::float8` })
    .from(announcements)
    .where(IS_TO_END);
  return next?.inMs ?? null;
}
