import { forgetAnnouncements } from '../../announcements/forget-announcements.ts';
import { forgetRefusedTries } from '../../audit/forget-refused-tries.ts';
import { forgetChallenges } from '../../auth/passkeys/challenges.ts';
import { removeUnverified } from '../../auth/remove-unverified.ts';
import { KEPT_HOURS } from '../../commands/carry-out-once.ts';
import { schema, type Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import type { Log } from '../../core/log.ts';
import { removeUnusedAvatars } from '../../media/remove-unused-avatars.ts';
import { forgetDeliveries } from '../../webhooks/webhook-queue.ts';
import { forgetPassengers } from '../../rides/forget-passengers.ts';
import { forgetNotifications } from '../../notifications/forget-notifications.ts';

const {
  businessRides,
  CELL_HOURS_DAYS,
  city,
  emailCodes,
  idempotencyKeys,
  rateLimits,
  rideCellHours,
  scheduledRides,
  scheduledSeries,
  sessions,
  suggestedMoves,
  users,
} = schema;

// A code whose mail still waits is found by its job's key.
const isForgottenCode = sql`greatest(${emailCodes.askedAt}, ${emailCodes.expiresAt}) < now() - interval '1 day'
  and not exists (select from graphile_worker.jobs j where j.attempts < j.max_attempts
    and j.key = 'code:' || ${emailCodes.purpose} || ':' || ${emailCodes.userId})`;

/** Expired counters tell nothing; the extra hour allows for clocks that differ. */
const isEndedCounter = sql`${rateLimits.expire} < extract(epoch from now() - interval '1 hour') * 1000`;

const isOldHour = sql`${rideCellHours.day} <= (select (now() at time zone ${city.timeZone})::date from ${city}) - ${CELL_HOURS_DAYS}::int`;

/** What became of a scheduled ride is known from its ride, or was told; in days. */
const SCHEDULED_DAYS = 30;
const isOldSchedule = sql`${scheduledRides.state} in ('requested', 'missed', 'canceled')
  and ${scheduledRides.pickupAt} < now() - ${SCHEDULED_DAYS} * interval '1 day'`;

/** A series that has ended stays for as long as one of its rides does. */
const isOldSeries = sql`${scheduledSeries.nextDay} is null
  and not exists (select from ${scheduledRides} where ${scheduledRides.seriesId} = ${scheduledSeries.id})`;

/** A process of the release before deletes accounts without what it doesn't know. */
const OF_DELETED = sql`(select ${users.id} from ${users} where ${users.status} = 'blocked' and ${users.deletedAt} is not null)`;

/** How many days jobs that failed for good are kept for inspection. */
const FAILED_DAYS = 30;
const forgetFailedJobs = sql`
select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
where attempts >= max_attempts and locked_at is null and updated_at < now() - ${FAILED_DAYS} * interval '1 day'
having count(*) > 0`;

/**
 * Removes data that is no longer needed. Run every hour, by one of the processes. Each part runs even if another fails.
 * @throws the first failure, when all parts have had their turn
 */
export async function cleanUp(deps: { db: Db; log: Log }): Promise<void> {
  const { orm } = deps.db;
  const failures: unknown[] = [];
  const parts: (() => PromiseLike<unknown>)[] = [
    async () => {
      const removed = await removeUnverified(deps);
      if (removed > 0) deps.log.info({ removed }, 'removed accounts that were never verified');
    },
    () => removeUnusedAvatars(deps),
    () => forgetNotifications(deps),
    () => forgetAnnouncements(deps.db),
    () => forgetPassengers(deps.db),
    () => forgetRefusedTries(deps),
    () => orm.delete(sessions).where(sql`${sessions.expiresAt} < now()`),
    () => forgetChallenges(deps.db),
    () => orm.delete(emailCodes).where(isForgottenCode),
    () => orm.delete(rateLimits).where(isEndedCounter),
    () =>
      orm
        .delete(idempotencyKeys)
        .where(sql`${idempotencyKeys.createdAt} < now() - ${KEPT_HOURS} * interval '1 hour'`),
    () => orm.delete(rideCellHours).where(isOldHour),
    () => orm.delete(suggestedMoves).where(sql`${suggestedMoves.madeAt} < now() - interval '1 day'`),
    () => orm.delete(scheduledRides).where(isOldSchedule),
    () => orm.delete(scheduledSeries).where(isOldSeries),
    () => orm.delete(scheduledSeries).where(sql`${scheduledSeries.riderId} in ${OF_DELETED}`),
    () => orm.delete(businessRides).where(sql`${businessRides.riderId} in ${OF_DELETED}`),
    () => forgetDeliveries(deps.db),
    () => orm.execute(forgetFailedJobs),
  ];
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
