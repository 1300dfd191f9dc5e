import { schema, type Db } from '@ridewire/db';
import { lt, sql } from 'drizzle-orm';

const { refusedTries } = schema;

/** Nobody looks for older ones, in days. The trail keeps that there were some. */
const KEPT_DAYS = 90;

/** Removes old counts of failed sign-ins and refused rights, and the addresses with them. */
export async function forgetRefusedTries(deps: { db: Db }): Promise<void> {
  await deps.db.orm
    .delete(refusedTries)
    .where(lt(refusedTries.hour, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}
