import type { SetDeskRoleInput, UserView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertAtDesk, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { lockPerson } from './lock-person.ts';
import { getUser } from './user-queries.ts';

const { sessions, users } = schema;

/**
 * Gives another admin another role at the desk. Their sessions and API keys end, so that nothing goes on with the rights
 * of before. An admin who has the role already keeps them.
 * @throws AppError FORBIDDEN, OWN_ACCOUNT, LAST_ADMIN; USER_NOT_FOUND for somebody who is no admin
 */
export async function setDeskRole(
  deps: { db: Db },
  actor: Actor,
  { userId, deskRole }: SetDeskRoleInput,
  from: Caller,
): Promise<UserView> {
  assertAtDesk(actor, 'admins:write');
  if (userId === actor.userId) throw new AppError('OWN_ACCOUNT');
  await inTransaction(deps.db, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person?.deskRole || person.deletedAt) throw new AppError('USER_NOT_FOUND');
    if (person.deskRole === deskRole) return;
    if (person.isLastOwner) throw new AppError('LAST_ADMIN');
    await tx
      .update(users)
      .set({ deskRole, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    await logAccountEvent(tx, {
      userId,
      type: 'user.desk_role_set',
      actor,
      ipAddress: from.ipAddress,
      data: { deskRole: { from: person.deskRole, to: deskRole }, endedSessions: ended.length },
    });
    await tell(
      tx,
      { event: 'user.signed_out', userId, sessionId: null },
      { event: 'user.changed', userId, role: 'admin' },
    );
  });
  return getUser(deps.db, userId);
}
