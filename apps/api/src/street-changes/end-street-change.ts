import type { StreetChangeIdInput, StreetChangeView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { lockStreetChanges } from './lock-street-changes.ts';
import { namesOf } from './make-street-change.ts';
import { getStreetChange } from './street-change-queries.ts';

const { streetChanges } = schema;

/**
 * An admin ends a change, also one that has not begun. Ended again, or over by its own time, it stays as it is.
 * @throws AppError STREET_CHANGE_NOT_FOUND
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function endStreetChange(
  { db }: { db: Db },
  actor: Actor,
  { changeId }: StreetChangeIdInput,
): Promise<StreetChangeView> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx, connection) => {
    await lockStreetChanges(connection);
    const [known] = await tx
      .select({
        ...{ endedAt: streetChanges.endedAt, stretches: streetChanges.stretches },
        isOver: sql<boolean>`coalesce(${streetChanges.endsAt} <= clock_timestamp(), false)`,
      })
      .from(streetChanges)
      .where(eq(streetChanges.id, changeId));
    if (!known) throw new AppError('STREET_CHANGE_NOT_FOUND');
    if (known.endedAt || known.isOver) return;
    await tx
      .update(streetChanges)
      .set({ endedAt: sql`clock_timestamp()`, endedBy: actor.userId })
      .where(eq(streetChanges.id, changeId));
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'street_change.ended', actor, ipAddress: actor.ipAddress },
      data: { changeId, streets: namesOf(known.stretches) },
    });
  });
  return getStreetChange(db.orm, changeId);
}
