import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';

/** So long a password counts that was given in a session, in minutes. */
const PROVEN_MINUTES = 10;

const { sessions } = schema;

/**
 * Lets through who gave their password in this session lately, at the sign-in or since. A program's session always: it stands
 * open on nobody's desk, and holds tokens of two hours for which the password was given.
 * @throws AppError REAUTH_NEEDED
 */
export async function assertProven(db: Db, { sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
  const isFresh = sql`${sessions.provenAt} > now() - ${sql.raw(`interval '${PROVEN_MINUTES} minutes'`)}`;
  const proven = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), or(isNull(sessions.secretHash), isFresh)));
  if (proven.length === 0) throw new AppError('REAUTH_NEEDED');
}
