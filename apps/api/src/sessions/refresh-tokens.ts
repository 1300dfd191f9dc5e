import type { RefreshTokensInput, Tokens } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { makeTokens } from './make-tokens.ts';
import { FIRST_GENERATION, MAX_USER_AGENT } from './open-session.ts';
import { readRefreshToken, type RefreshToken } from './refresh-token.ts';
import { NEXT_END, SESSION_DAYS } from './session-queries.ts';
import type { TokenKeys } from '../core/token-keys.ts';

/** For this long the token before the newest returns the newest again, because an answer may have been lost. In seconds. */
export const REPEAT_SECONDS = 60;

const { sessions, users } = schema;

/**
 * The next two tokens of a program's session, which extend it. The newest refresh token returns its successor. The one
 * before returns the same again for a minute, because the answer may have been lost, and the very first one for a
 * month: old clients keep it and never take another. Any other token is, or was, in the wrong hands: the session ends.
 * @throws AppError TOKEN_INVALID
 */
export async function refreshTokens(
  deps: { db: Db; tokenKeys: TokenKeys },
  input: RefreshTokensInput,
  from: Caller,
): Promise<Tokens> {
  const token = readRefreshToken(deps.tokenKeys, input.refreshToken);
  if (!token) throw new AppError('TOKEN_INVALID');
  const renewed = await inTransaction(deps.db, (tx) => renew(tx, token, from));
  if (!renewed) throw new AppError('TOKEN_INVALID');
  const { sessionId, generation } = token;
  return makeTokens(deps.tokenKeys, { ...renewed, sessionId, generation: generation + 1 });
}

/** The session's user; undefined where nothing was renewed. */
async function renew(tx: Tx, { sessionId, generation }: RefreshToken, from: Caller) {
  const isIt = eq(sessions.id, sessionId);
  // If several come at once, each waits for the row and judges it again: the first counts up, the others find their
  // successor made.
  const [session] = await tx
    .select({
      userId: sessions.userId,
      role: users.role,
      status: users.status,
      generation: sessions.refreshGeneration,
      isOver: sql<boolean>`${sessions.expiresAt} <= now()`,
      isJustRenewed: sql<boolean>`coalesce(${sessions.renewedAt} > now() - ${REPEAT_SECONDS} * interval '1 second', false)`,
      isYoung: sql<boolean>`${sessions.createdAt} > now() - ${SESSION_DAYS} * interval '1 day'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isIt)
    .for('update', { of: sessions });
  if (!session || session.isOver || session.status !== 'active') return undefined;
  if (session.generation === null || session.generation < generation) return undefined;
  const { userId, role, status } = session;
  const isNewest = session.generation === generation;
  const isRepeated =
    session.generation === generation + 1 &&
    (session.isJustRenewed || (generation === FIRST_GENERATION && session.isYoung));
  if (isNewest || isRepeated) {
    await tx
      .update(sessions)
      .set({
        lastSeenAt: sql`now()`,
        expiresAt: NEXT_END,
        ...(isNewest && { refreshGeneration: generation + 1, renewedAt: sql`now()` }),
      })
      .where(isIt);
    return { userId, role, status };
  }
  await tx.delete(sessions).where(isIt);
  await logAccountEvent(tx, {
    userId,
    type: 'session.token_reused',
    ipAddress: from.ipAddress,
    data: { sessionId, userAgent: from.userAgent?.slice(0, MAX_USER_AGENT) ?? null },
  });
  await tell(tx, { event: 'user.signed_out', userId, sessionId }, { event: 'sessions.changed', userId });
  return undefined;
}
