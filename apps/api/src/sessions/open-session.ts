import { randomBytes } from 'node:crypto';
import type { Role, UserStatus } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { hasSecondFactor } from '../core/factor-demand.ts';
import { isNoKey } from './is-key.ts';
import { FIRST_END, hashOf } from './session-queries.ts';

const SECRET_BYTES = 32;
/** The generation of a program's first refresh token. */
export const FIRST_GENERATION = 1;
/**
 * The most sessions of a person: far more than anyone has browsers. A program that signs in at each run would otherwise
 * pile them up; above this, the one unused for longest ends.
 */
export const MAX_SESSIONS = 100;
export const MAX_USER_AGENT = 300;

const { passkeys, sessions, users } = schema;

/** A right password, and whether a second factor came with it. */
export interface PasswordProof {
  /** The hash it was right for: a session opens only while the account still has it. */
  passwordHash: string;
  hasShownFactor: boolean;
}

/** A passkey that signed: a session opens only while the account still has it. */
export interface PasskeyProof {
  passkeyId: string;
}

/** What a person has shown to sign in. */
export type SignInProof = PasswordProof | PasskeyProof;

interface Opened {
  sessionId: string;
  role: Role;
  status: UserStatus;
}

/**
 * Opens a browser's session. The secret goes into the cookie and is stored nowhere.
 * @param proof what the person has shown; none for sessions that nobody signs in to
 * @throws AppError INVALID_CREDENTIALS when the account has another password by now, or is blocked, and PASSKEY_REFUSED when
 * it no longer has the passkey; SECOND_FACTOR_NEEDED when it has a second factor by now, which was not shown
 */
export async function openBrowserSession(
  db: Db,
  userId: string,
  from: Caller,
  proof: SignInProof | null = null,
): Promise<Opened & { secret: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { ...(await open(db, userId, from, proof, { secretHash: hashOf(secret) })), secret };
}

/** The same for a program, which gets tokens. */
export const openProgramSession = (
  db: Db,
  userId: string,
  from: Caller,
  proof: SignInProof | null = null,
): Promise<Opened> => open(db, userId, from, proof, { generation: FIRST_GENERATION });

const open = (
  db: Db,
  userId: string,
  from: Caller,
  proof: SignInProof | null,
  secret: { secretHash?: Buffer; generation?: number },
): Promise<Opened> =>
  inTransaction(db, async (tx) => {
    // With the lock, a change of the password waits for this, or this for it: no session of an old password outlives
    // its change. The same with a second factor that is turned on.
    const [user] = await tx
      .select({ role: users.role, status: users.status })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          eq(users.status, 'active'),
          proof && 'passwordHash' in proof ? eq(users.passwordHash, proof.passwordHash) : undefined,
        ),
      )
      .for('share');
    const hasShownPasskey = proof !== null && 'passkeyId' in proof;
    if (!user) throw new AppError(hasShownPasskey ? 'PASSKEY_REFUSED' : 'INVALID_CREDENTIALS');
    await assertStillGood(tx, userId, proof);
    const sessionId = newId();
    const userAgent = from.userAgent?.slice(0, MAX_USER_AGENT) ?? null;
    const { ipAddress } = from;
    await tx.insert(sessions).values({
      id: sessionId,
      userId,
      secretHash: secret.secretHash,
      refreshGeneration: secret.generation,
      userAgent,
      ipAddress,
      expiresAt: FIRST_END,
      hasShownPasskey,
    });
    const surplus = await endSurplus(tx, userId, sessionId);
    await logAccountEvent(tx, {
      userId,
      type: 'session.opened',
      actor: { userId, role: user.role },
      ipAddress,
      data: {
        ...{ sessionId, kind: secret.secretHash ? 'browser' : 'program', userAgent },
        ...(hasShownPasskey && { means: 'passkey' }),
      },
    });
    await tell(
      tx,
      { event: 'sessions.changed', userId },
      ...surplus.map(({ id }) => ({ event: 'user.signed_out' as const, userId, sessionId: id })),
    );
    return { sessionId, ...user };
  });

/** @throws AppError PASSKEY_REFUSED, SECOND_FACTOR_NEEDED */
async function assertStillGood(tx: Tx, userId: string, proof: SignInProof | null): Promise<void> {
  if (!proof) return;
  if ('passkeyId' in proof) {
    const isTheirs = and(eq(passkeys.id, proof.passkeyId), eq(passkeys.userId, userId));
    const kept = await tx.select({ id: passkeys.id }).from(passkeys).where(isTheirs);
    if (kept.length === 0) throw new AppError('PASSKEY_REFUSED');
  } else if (!proof.hasShownFactor && (await hasSecondFactor(tx, userId))) {
    throw new AppError('SECOND_FACTOR_NEEDED');
  }
}

/** Removes the sessions that are over, and those beyond a person's limit, keeping the newest. */
function endSurplus(tx: Tx, userId: string, newest: string) {
  const isOther = and(eq(sessions.userId, userId), ne(sessions.id, newest));
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOther, isNoKey, sql`${sessions.expiresAt} > now()`))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(MAX_SESSIONS - 1);
  return tx
    .delete(sessions)
    .where(and(isOther, or(sql`${sessions.expiresAt} <= now()`, inArray(sessions.id, beyond))))
    .returning({ id: sessions.id });
}
