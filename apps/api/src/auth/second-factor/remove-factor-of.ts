import type { UserIdInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { tell } from '../../live/tell.ts';
import { queueMail } from '../../mail/mail-job.ts';
import { tellPeople } from '../../notifications/tell-people.ts';
import { assertMayBar } from '../../users/assert-may-bar.ts';
import { getUser } from '../../users/user-queries.ts';
import { findAccount } from '../account-queries.ts';

const { passkeys, secondFactors, sessions, users } = schema;

/**
 * An admin turns a person's second factor off who has lost the phone and the recovery codes. Their passkeys go too: the phone
 * may hold them, and whoever has it would get in.
 * @throws AppError OWN_ACCOUNT, USER_NOT_FOUND, SECOND_FACTOR_OFF; FORBIDDEN when only an owner may
 */
export async function removeFactorOf(
  deps: { db: Db },
  actor: Actor,
  { userId }: UserIdInput,
): Promise<{ ended: number }> {
  assertRole(actor, 'admin');
  if (userId === actor.userId) throw new AppError('OWN_ACCOUNT');
  assertMayBar(actor, await getUser(deps.db, userId));
  return remove(deps.db, userId, actor);
}

/**
 * The same by the server's operator, for an admin whom no other admin can help.
 * @throws AppError USER_NOT_FOUND, SECOND_FACTOR_OFF
 */
export async function removeFactorByOperator(db: Db, email: string): Promise<{ ended: number }> {
  const account = await findAccount(db, email);
  if (!account) throw new AppError('USER_NOT_FOUND');
  return remove(db, account.id, null);
}

/**
 * Also ends all the person's sessions, because the phone may still be signed in, and tells them, because someone else may
 * have asked for it.
 */
const remove = (db: Db, userId: string, by: Actor | null): Promise<{ ended: number }> =>
  inTransaction(db, async (tx) => {
    // What turns it on, and sign-ins, either wait or are finished.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const removed = await tx
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.turnedOnAt)))
      .returning({ userId: secondFactors.userId });
    const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
    if (removed.length + keys.length === 0) throw new AppError('FACTOR_NOT_THEIRS');
    const gone = keys.length > 0 && { passkeys: keys.length };
    const { length: ended } = await tx
      .delete(sessions)
      .where(eq(sessions.userId, userId))
      .returning({ id: sessions.id });
    await logAccountEvent(tx, {
      userId,
      type: 'factor.removed',
      actor: by,
      ipAddress: by?.ipAddress,
      data: { endedSessions: ended, ...gone },
    });
    await queueMail(tx, { kind: 'second_factor', change: 'removed', userId, ...gone });
    await tellPeople(tx, { to: [userId], type: 'factor_removed', params: { ...gone } });
    await tell(
      tx,
      { event: 'user.signed_out', userId, sessionId: null },
      { event: 'sessions.changed', userId },
    );
    return { ended };
  });
