import type { EndKeyInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { apiKeys, sessions } = schema;

/**
 * Revokes one of the actor's keys: its next call is refused, and its sockets close in every process.
 * @throws AppError NOT_FOUND, also for other people's keys
 */
export const endKey = (deps: { db: Db }, actor: Actor, { keyId }: EndKeyInput): Promise<{ keyId: string }> =>
  inTransaction(deps.db, async (tx) => {
    const { userId, ipAddress } = actor;
    const [key] = await tx
      .select({ name: apiKeys.name })
      .from(apiKeys)
      .innerJoin(sessions, eq(sessions.id, apiKeys.sessionId))
      .where(and(eq(sessions.id, keyId), eq(sessions.userId, userId)))
      .for('update');
    if (!key) throw new AppError('KEY_NOT_FOUND');
    await tx.delete(sessions).where(eq(sessions.id, keyId));
    await logAccountEvent(tx, {
      userId,
      type: 'key.ended',
      actor,
      ipAddress,
      data: { keyId, name: key.name },
    });
    await tell(
      tx,
      { event: 'user.signed_out', userId, sessionId: keyId },
      { event: 'sessions.changed', userId },
    );
    return { keyId };
  });
