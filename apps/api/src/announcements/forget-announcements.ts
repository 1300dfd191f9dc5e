import { schema, type Db } from '@ridewire/db';
import { lt, sql } from 'drizzle-orm';

const { announcements } = schema;

/** How long announcements are kept, in days: as long as their notifications. */
const KEPT_DAYS = 90;

/** Removes old announcements, and who read them. */
export async function forgetAnnouncements({ orm }: Pick<Db, 'orm'>): Promise<void> {
  await orm
    .delete(announcements)
    .where(lt(announcements.sentAt, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}
