import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { closeNotificationPushes } from '../push/push-queue.ts';

const { announcements, announcementHearers: hearers, notifications } = schema;

/** The task that tells the hearers of an announcement who haven't been told yet. */
export const TELL_HEARERS = 'tell_hearers';
export const TellHearersJob = z.object({ announcementId: z.uuid() });

/** How many are told in one transaction. Their ids fit one event, which has less than 8,000 bytes. */
export const HEARERS_A_PART = 150;

/** Where one part is all, the task only helps out a process that died before it told them. */
export const HELP_AFTER_SECONDS = 5;

/** Queues the task in the transaction that stores the announcement. */
export const queueTelling = (tx: Tx, announcementId: string, sentTo: number): Promise<void> =>
  addJob(tx, TELL_HEARERS, { announcementId } satisfies z.infer<typeof TellHearersJob>, {
    afterSeconds: sentTo > HEARERS_A_PART ? 0 : HELP_AFTER_SECONDS,
  });

/** Those who haven't read it are to be told anew. @returns how many they are */
export async function tellUnreadAnew(tx: Tx, announcementId: string): Promise<number> {
  const { rowCount } = await tx
    .update(hearers)
    .set({ toldAt: null })
    .where(and(eq(hearers.announcementId, announcementId), isNull(hearers.readAt)));
  return rowCount ?? 0;
}

/**
 * Tells all hearers who haven't been told yet, part by part. Any number of processes may do it at once, and it may stop after any part:
 * nobody is told twice, and the next call goes on.
 * @throws the signal's reason when it is aborted between two parts
 */
export async function tellHearers(db: Db, announcementId: string, signal?: AbortSignal): Promise<void> {
  while ((await tellPart(db, announcementId)) > 0) signal?.throwIfAborted();
}

/**
 * Tells the next hearers on their screens, in their bells and on their devices, and returns how many they were. Of an announcement that
 * was withdrawn or is over they are told that it is gone.
 */
export const tellPart = ({ pool }: Pick<Db, 'pool'>, announcementId: string): Promise<number> =>
  inTransaction({ pool }, async (tx) => {
    // Locked before its hearers, as whoever withdraws it does.
    const [told] = await tx
      .select({
        text: announcements.text,
        isGone: sql<boolean>`${announcements.withdrawnAt} is not null or coalesce(${announcements.until} <= now(), false)`,
      })
      .from(announcements)
      .where(eq(announcements.id, announcementId))
      .for('share');
    if (!told) return 0;
    // Another process that tells the same ones is waited for; those it told are passed over.
    const { rows } = await tx.execute<{ driverId: string; isRead: boolean }>(sql`
      with part as (
        select driver_id from ${hearers} where announcement_id = ${announcementId} and told_at is null
        order by driver_id limit ${HEARERS_A_PART} for update)
      update ${hearers} h set told_at = now() from part
      where h.announcement_id = ${announcementId} and h.driver_id = part.driver_id
      returning h.driver_id as "driverId", h.read_at is not null as "isRead"`);
    if (rows.length === 0) return 0;
    const driverIds = rows.map(({ driverId }) => driverId);
    await tell(tx, { event: 'announcement.changed', announcementId, driverIds });
    if (told.isGone) {
      await takeFromBells(tx, announcementId, driverIds);
      return rows.length;
    }
    // Drivers who found it on their screen and read it need no notification.
    const to = rows.filter(({ isRead }) => !isRead).map(({ driverId }) => driverId);
    await tellPeople(tx, { to, type: 'announcement', params: { id: announcementId, text: told.text } });
    return rows.length;
  });

/** Out of their bells, and their devices aren't told any more. */
export async function takeFromBells(tx: Tx, announcementId: string, driverIds: string[]): Promise<void> {
  const taken = await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, driverIds),
        eq(notifications.type, 'announcement'),
        sql`${notifications.params} ->> 'id' = ${announcementId}`,
      ),
    )
    .returning({ id: notifications.id, userId: notifications.userId });
  await closeNotificationPushes(tx, taken);
  await tell(tx, ...taken.map(({ userId }) => ({ event: 'notifications.read' as const, userId })));
}
