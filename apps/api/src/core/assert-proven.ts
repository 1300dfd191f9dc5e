import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';

/** How long a password given in a session counts, in minutes. */
const PROVEN_MINUTES = 10;

const { sessions } = schema;

/**
 * Lets through people who gave their password in this session recently, at the sign-in or since. Always lets a
 * program's session through: it is on no one's desk, and holds tokens of two hours for which the password was given.
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
