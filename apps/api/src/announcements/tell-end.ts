import { schema, type Db } from '@ridewire/db';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { HEARERS_A_PART, HELP_AFTER_SECONDS, takeFromBells, type TellHearersJob } from './tell-hearers.ts';

const { announcements, announcementHearers: hearers } = schema;

/**
 * The task that tells those who haven't read an announcement that it is over. It isn't the task that tells them of it: a process of the
 * release before ends knows that one, and would send the announcement once more.
 */
export const TELL_END = 'tell_announcement_end';

/** Queues the task in the transaction that ends the announcement. */
export async function queueEnd(tx: Tx, announcementId: string): Promise<void> {
  const [unread] = await tx
    .select({ count: count() })
    .from(hearers)
    .where(and(eq(hearers.announcementId, announcementId), isNull(hearers.readAt)));
  if (!unread || unread.count === 0) return;
  // Those who weren't told of it yet needn't be any more, by a process of the release before either.
  await tx
    .update(hearers)
    .set({ toldAt: sql`(select sent_at from ${announcements} where id = ${announcementId})` })
    .where(and(eq(hearers.announcementId, announcementId), isNull(hearers.toldAt)));
  await addJob(tx, TELL_END, { announcementId } satisfies z.infer<typeof TellHearersJob>, {
    afterSeconds: unread.count > HEARERS_A_PART ? 0 : HELP_AFTER_SECONDS,
  });
}

/**
 * Tells all who haven't read it, part by part. Any number of processes may do it at once, and it may stop after any part: nobody is told
 * twice, and the next call goes on.
 * @throws the signal's reason when it is aborted between two parts
 */
export async function tellEnd(db: Db, announcementId: string, signal?: AbortSignal): Promise<void> {
  while ((await tellEndPart(db, announcementId)) > 0) signal?.throwIfAborted();
}

/** Tells the next ones who were last told before its end, and returns how many they were. */
export const tellEndPart = ({ pool }: Pick<Db, 'pool'>, announcementId: string): Promise<number> =>
  inTransaction({ pool }, async (tx) => {
    // Locked before its hearers, as whoever withdraws it does.
    const [over] = await tx
      .select({ endedAt: announcements.endedAt })
      .from(announcements)
      .where(eq(announcements.id, announcementId))
      .for('share');
    if (!over?.endedAt) return 0;
    const { rows } = await tx.execute<{ driverId: string }>(sql`
      with part as (
        select driver_id from ${hearers}
        where announcement_id = ${announcementId} and read_at is null and told_at < ${over.endedAt.toISOString()}::timestamptz
        order by driver_id limit ${HEARERS_A_PART} for update)
      update ${hearers} h set told_at = now() from part
      where h.announcement_id = ${announcementId} and h.driver_id = part.driver_id
      returning h.driver_id as "driverId"`);
    if (rows.length === 0) return 0;
    const driverIds = rows.map(({ driverId }) => driverId);
    await tell(tx, { event: 'announcement.changed', announcementId, driverIds });
    await takeFromBells(tx, announcementId, driverIds);
    return rows.length;
  });
