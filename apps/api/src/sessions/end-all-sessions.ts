import type { UserIdInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { assertMayBar } from '../users/assert-may-bar.ts';
import { getUser } from '../users/user-queries.ts';

const { sessions, users } = schema;

/**
 * An admin signs a person out everywhere; they may sign in again. Admins end their own sessions in the settings.
 * @throws AppError OWN_ACCOUNT, USER_NOT_FOUND; FORBIDDEN when only an owner may
 */
export async function endAllSessionsOf(
  deps: { db: Db },
  actor: Actor,
  { userId }: UserIdInput,
  from: Caller,
): Promise<{ ended: number }> {
  assertRole(actor, 'admin');
  if (userId === actor.userId) throw new AppError('OWN_ACCOUNT');
  assertMayBar(actor, await getUser(deps.db, userId));
  return inTransaction(deps.db, async (tx) => {
    // An API key that is being made is committed before, or finds its session gone.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const { length: ended } = await tx
      .delete(sessions)
      .where(eq(sessions.userId, userId))
      .returning({ id: sessions.id });
    if (ended === 0) return { ended };
    await logAccountEvent(tx, {
      userId,
      type: 'user.signed_out',
      actor,
      ipAddress: from.ipAddress,
      data: { endedSessions: ended },
    });
    await tell(
      tx,
      { event: 'user.signed_out', userId, sessionId: null },
      { event: 'sessions.changed', userId },
    );
    return { ended };
  });
}
