import type { Core } from '../core/core.ts';

/** Nobody looks for older ones, in days. */
const KEPT_DAYS = 90;

/** Removes old notifications, read or not. */
export async function forgetNotifications(core: Pick<Core, 'db'>): Promise<void> {
  await core.db.pool.query(`delete from notifications where created_at < now() - $1 * interval '1 day'`, [
    KEPT_DAYS,
  ]);
}
