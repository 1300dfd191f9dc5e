import { schema, type Db } from '@ridewire/db';
import { lt, sql } from 'drizzle-orm';

const { notifications } = schema;

/** How long notifications are kept, in days; no one looks for older ones. */
const KEPT_DAYS = 90;

/** Removes old notifications, read or not. */
export async function forgetNotifications(deps: { db: Db }): Promise<void> {
  await deps.db.orm
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}
