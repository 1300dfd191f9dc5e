import type { UserIdInput, UserView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { assertMayBar } from './assert-may-bar.ts';
import { lockPerson } from './lock-person.ts';
import { getUser } from './user-queries.ts';

const { sessions, users } = schema;

/**
 * Lets a blocked user sign in again; a driver must go online again. A user who isn't blocked stays the same.
 * @throws AppError USER_NOT_FOUND; FORBIDDEN when only an owner may
 */
export async function unblockUser(
  deps: { db: Db },
  actor: Actor,
  { userId }: UserIdInput,
  from: Caller,
): Promise<UserView> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person) assertMayBar(actor, person);
    const [unblocked] = await tx
      .update(users)
      .set({ status: 'active', blockReason: null, updatedAt: sql`now()` })
      .where(and(eq(users.id, userId), eq(users.status, 'blocked'), isNull(users.deletedAt)))
      .returning({ role: users.role });
    if (!unblocked) return;
    // Leftover sessions opened nothing during the block, and must not now.
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await logAccountEvent(tx, {
      userId,
      type: 'user.unblocked',
      actor,
      ipAddress: from.ipAddress,
      data: { status: { from: 'blocked', to: 'active' } },
    });
    const { role } = unblocked;
    await tell(
      tx,
      { event: 'user.changed', userId, role },
      ...(role === 'rider' ? [{ event: 'scheduled.changed', riderId: userId } as const] : []),
    );
  });
  return getUser(deps.db, userId);
}
