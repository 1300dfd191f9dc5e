import { schema, type Db } from '@ridewire/db';
import { lt, sql } from 'drizzle-orm';

const { refusedTries } = schema;

/** How long counts are kept, in days. After that no one looks for them; the trail keeps that there were some. */
const KEPT_DAYS = 90;

/** Removes old counts of failed sign-ins and refused calls, and their addresses. */
export async function forgetRefusedTries(deps: { db: Db }): Promise<void> {
  await deps.db.orm
    .delete(refusedTries)
    .where(lt(refusedTries.hour, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}
