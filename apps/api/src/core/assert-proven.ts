import { schema, type Db } from '@ridewire/db';
import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';

/** How long a password given in a session counts, or a passkey it was signed in with, in minutes. */
const PROVEN_MINUTES = 10;

const { apiKeys, sessions } = schema;
const isFresh = sql`${sessions.provenAt} > now() - ${sql.raw(`interval '${PROVEN_MINUTES} minutes'`)}`;

/**
 * Lets through people who recently gave their password in this session, at the sign-in or since, or signed in with a passkey
 * that knew the person: it is no less. Always lets a
 * program's session through: it is on no one's desk, and holds tokens of two hours for which the password was given, or a
 * key that was made with it.
 * @throws AppError REAUTH_NEEDED
 */
export async function assertProven(db: Db, { sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
  const isOfKey = exists(db.orm.select().from(apiKeys).where(eq(apiKeys.sessionId, sessionId)));
  const proven = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), or(isNull(sessions.secretHash), isOfKey, isFresh)));
  if (proven.length === 0) throw new AppError('REAUTH_NEEDED');
}

/**
 * The same for what a stolen token must not do: it lets only browsers through, and those only if their person showed the password or a passkey recently.
 * @throws AppError REAUTH_NEEDED
 */
export async function assertProvenInBrowser(db: Db, { sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
  const proven = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNotNull(sessions.secretHash), isFresh));
  if (proven.length === 0) throw new AppError('REAUTH_NEEDED');
}
