import type { AnnouncementIdInput, AnnouncementView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { shorten } from '../core/shorten.ts';
import { tell } from '../live/tell.ts';
import { getAnnouncement } from './announcement-queries.ts';
import { queueTelling, tellPart, tellUnreadAnew } from './tell-hearers.ts';

const { announcements } = schema;

/**
 * Takes an announcement back from the screens and bells of those who haven't read it; the first of many at once, the others by a
 * queued task. It stays in the desk's list. Withdrawn again, nothing changes.
 * @throws AppError ANNOUNCEMENT_NOT_FOUND
 */
export async function withdrawAnnouncement(
  { db, log }: { db: Db; log: Log },
  actor: Actor,
  { announcementId }: AnnouncementIdInput,
): Promise<AnnouncementView> {
  assertRole(actor, 'admin');
  const { userId, ipAddress } = actor;
  await inTransaction(db, async (tx) => {
    const [withdrawn] = await tx
      .update(announcements)
      .set({ withdrawnBy: userId, withdrawnAt: sql`now()` })
      .where(and(eq(announcements.id, announcementId), isNull(announcements.withdrawnAt)))
      .returning({
        text: announcements.text,
        driverId: announcements.driverId,
        until: announcements.until,
      });
    if (!withdrawn) return;
    const unread = await tellUnreadAnew(tx, announcementId);
    await logAccountEvent(tx, {
      ...{ userId: withdrawn.driverId ?? userId, type: 'announcement.withdrawn', actor },
      ...{ ipAddress: ipAddress ?? null, data: { announcementId, text: shorten(withdrawn.text) } },
    });
    await tell(tx, {
      ...{ event: 'announcement.changed', announcementId, driverIds: [] },
      ...(withdrawn.until && { hasEnd: true }),
    });
    if (unread > 0) await queueTelling(tx, announcementId, unread);
  });
  await tellPart(db, announcementId).catch((error: unknown) =>
    log.error({ error, announcementId }, 'could not tell drivers of a withdrawn announcement, trying again'),
  );
  return getAnnouncement(db.orm, announcementId);
}
