import type { EndSessionInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { isNoKey } from './is-key.ts';

const { sessions } = schema;

/** Ends those of the actor's sessions that `which` matches; their sockets close in every process. @returns how many */
const end = (
  deps: { db: Db },
  actor: Actor,
  which: SQL | undefined,
  { ipAddress }: Caller,
): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const { userId } = actor;
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .returning({ sessionId: sessions.id });
    if (ended.length === 0) return 0;
    await logAccountEvent(
      tx,
      ...ended.map((data) => ({ userId, type: 'session.ended' as const, actor, ipAddress, data })),
    );
    await tell(
      tx,
      ...ended.map(({ sessionId }) => ({ event: 'user.signed_out' as const, userId, sessionId })),
      { event: 'sessions.changed', userId },
    );
    return ended.length;
  });

/** Ends the actor's own session everywhere: its cookie or tokens are no longer valid. */
export async function signOut(deps: { db: Db }, actor: Actor, from: Caller): Promise<void> {
  await end(deps, actor, eq(sessions.id, actor.sessionId), from);
}

/**
 * Ends one of the actor's sessions, on any device.
 * @throws AppError NOT_FOUND, also for other people's sessions
 */
export async function endSession(
  deps: { db: Db },
  actor: Actor,
  input: EndSessionInput,
  from: Caller,
): Promise<{ ended: number }> {
  const ended = await end(deps, actor, and(eq(sessions.id, input.sessionId), isNoKey), from);
  if (ended === 0) throw new AppError('SESSION_NOT_FOUND');
  return { ended };
}

/** Ends all of the actor's sessions except the present one, and API keys, which stand in a list of their own. */
export async function endOtherSessions(
  deps: { db: Db },
  actor: Actor,
  from: Caller,
): Promise<{ ended: number }> {
  return { ended: await end(deps, actor, and(ne(sessions.id, actor.sessionId), isNoKey), from) };
}
