import { removeUnverified } from '../auth/remove-unverified.ts';
import { KEPT_HOURS } from '../commands/carry-out-once.ts';
import type { Core } from '../core/core.ts';
import { removeUnusedAvatars } from '../media/remove-unused-avatars.ts';
import { forgetNotifications } from '../notifications/forget-notifications.ts';

// A code whose mail still waits is found by its job's key.
const FORGET_CODES = `
delete from email_codes c
where greatest(c.asked_at, c.expires_at) < now() - interval '1 day'
  and not exists (select from graphile_worker.jobs j where j.attempts < j.max_attempts
    and j.key = 'code:' || c.purpose || ':' || c.user_id)`;

const FORGET_KEYS = `delete from idempotency_keys where created_at < now() - $1 * interval '1 hour'`;

/** Counters that ended tell nothing; the hour is for clocks that differ. */
const FORGET_COUNTERS = `
delete from rate_limits where expire < extract(epoch from now() - interval '1 hour') * 1000`;

const END_SESSIONS = `delete from sessions where expires_at < now()`;

/** Jobs that failed for good are kept for a look at why, for so many days. */
const FAILED_DAYS = 30;
const FORGET_FAILED_JOBS = `
select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
where attempts >= max_attempts and locked_at is null and updated_at < now() - $1 * interval '1 day'
having count(*) > 0`;

/**
 * Removes what nobody needs any more. Run every hour, by one of the processes. Each part is done whether or not another fails.
 * @throws the first failure, when all parts have had their turn
 */
export async function cleanUp(core: Pick<Core, 'db' | 'log'>): Promise<void> {
  const { pool } = core.db;
  const failures: unknown[] = [];
  const parts: (() => Promise<unknown>)[] = [
    async () => {
      const removed = await removeUnverified(core);
      if (removed > 0) core.log.info({ removed }, 'removed accounts that were never verified');
    },
    () => removeUnusedAvatars(core),
    () => forgetNotifications(core),
    () => pool.query(END_SESSIONS),
    () => pool.query(FORGET_CODES),
    () => pool.query(FORGET_COUNTERS),
    () => pool.query(FORGET_KEYS, [KEPT_HOURS]),
    () => pool.query(FORGET_FAILED_JOBS, [FAILED_DAYS]),
  ];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
