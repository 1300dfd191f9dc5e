import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';

const { sessions, users } = schema;

/**
 * Locks the actor's row. What ends all sessions of a person does the same first: either it waits for this transaction
 * and ends what that made too, or this waits, and finds its own session gone.
 * @throws AppError NOT_SIGNED_IN
 */
export async function lockActor(tx: Tx, { userId, sessionId }: Actor): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.status, 'active')));
  if (!session) throw new AppError('NOT_SIGNED_IN');
}
