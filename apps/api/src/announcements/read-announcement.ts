import type { AnnouncementIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { announcementHearers: hearers, notifications } = schema;

/**
 * A driver says that they read an announcement, which takes it off all their screens and counts it as read in their bell. Said again, it
 * changes nothing.
 * @throws AppError ANNOUNCEMENT_NOT_FOUND, also for one that was sent to others
 */
export async function readAnnouncement(
  { db }: { db: Db },
  actor: Actor,
  { announcementId }: AnnouncementIdInput,
): Promise<void> {
  assertRole(actor, 'driver');
  const { userId } = actor;
  await inTransaction(db, async (tx) => {
    const isOwn = and(eq(hearers.announcementId, announcementId), eq(hearers.driverId, userId));
    const [row] = await tx.select({ readAt: hearers.readAt }).from(hearers).where(isOwn).for('update');
    if (!row) throw new AppError('ANNOUNCEMENT_NOT_FOUND');
    if (row.readAt) return;
    await tx
      .update(hearers)
      .set({ readAt: sql`now()` })
      .where(isOwn);
    await tell(tx, { event: 'announcement.changed', announcementId, driverIds: [userId] });
    const marked = await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          eq(notifications.type, 'announcement'),
          sql`${notifications.params} ->> 'id' = ${announcementId}`,
        ),
      )
      .returning({ id: notifications.id });
    if (marked.length > 0) await tell(tx, { event: 'notifications.read', userId });
  });
}
