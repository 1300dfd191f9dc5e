import type { CodeAsked, RegisterInput } from '@ridewire/contracts';
import { v7 as newId } from 'uuid';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Limits } from '../core/limits.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { bringDriver, findBringer, type Bringer } from '../referrals/bring-driver.ts';
import { askForCode } from './ask-code.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { RESEND_SECONDS } from './make-code.ts';
import { assertRoomToHash, hashPassword, verifyPassword } from './password.ts';
import { findAccount, type Account } from './account-queries.ts';

const { drivers, referrals, users } = schema;

/**
 * Creates an account, whose address is then to be verified with the mailed code.
 * @returns the stored address, as typed; the id for clients of the REST API
 * @throws AppError PASSWORD_COMMON; EMAIL_TAKEN; EMAIL_WAITING when the address is taken but not verified; TOO_MANY; what is
 * wrong with a referral code
 */
export async function register(
  deps: { db: Db; limits: Limits },
  input: RegisterInput,
  from: Caller,
): Promise<CodeAsked & { email: string; userId: string }> {
  const { email, password, role, name, phone, language } = input;
  assertUncommon(password, 'password');
  assertRoomToHash();
  await deps.limits.spend('registerByAddress', addressKey(from.ipAddress));
  const bringer = await findBringer(deps, input);
  const id = newId();
  const passwordHash = await hashPassword(password);
  const isMade = await inTransaction(deps.db, (tx) =>
    make(tx, { id, email, passwordHash, role, name, phone, language }, bringer, from),
  );
  if (!isMade) {
    const account = await findAccount(deps.db, email);
    const isWaiting = account?.status === 'active' && !account.emailVerifiedAt;
    if (!isWaiting) throw new AppError('EMAIL_TAKEN');
    await comeBack(deps, account, { password, bringer }, from);
    throw new AppError(bringer && account.role !== 'driver' ? 'EMAIL_WAITING_UNBROUGHT' : 'EMAIL_WAITING');
  }
  // The first mail counts like those requested later.
  await deps.limits.trySpend('codeMailByAccount', id);
  return { userId: id, email, resendInSeconds: RESEND_SECONDS };
}

/** @returns false when the address is taken: if two sign up at once, the second waits for the first */
async function make(
  tx: Tx,
  user: typeof users.$inferInsert,
  bringer: Bringer | undefined,
  { ipAddress }: Caller,
): Promise<boolean> {
  const { id: userId, role } = user;
  const made = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (made.length === 0) return false;
  if (role === 'driver') {
    await tx.insert(drivers).values({ id: userId });
    await bringDriver(tx, userId, bringer);
  }
  await askForCode(tx, 'verify', userId);
  await logAccountEvent(tx, { userId, type: 'user.registered', ipAddress, data: { role } });
  await tell(tx, { event: 'user.changed', userId, role });
  return true;
}

/**
 * Called when an address signs up with a second password. We can't know which one its owner chose, who will verify by
 * the mailed code. Neither password opens the account, or the person who signed up first would get in; the owner sets a
 * new one with another code. We can't know whose referral code was whose either: the one that counts comes along with
 * the mailed code. With the same password it is the same person, who may have gone back for a referral code.
 */
async function comeBack(
  deps: { db: Db },
  account: Account,
  { password, bringer }: { password: string; bringer: Bringer | undefined },
  from: Caller,
): Promise<void> {
  const { id: userId, passwordHash } = account;
  const isStillSo = and(
    eq(users.id, userId),
    eq(users.passwordHash, passwordHash),
    isNull(users.emailVerifiedAt),
  );
  if (await verifyPassword(passwordHash, password)) {
    if (account.role !== 'driver') return;
    await inTransaction(deps.db, async (tx) => {
      const same = await tx.select({ id: users.id }).from(users).where(isStillSo).for('no key update');
      if (same.length > 0) await bringDriver(tx, userId, bringer);
    });
    return;
  }
  await inTransaction(deps.db, async (tx) => {
    const forgotten = await tx
      .update(users)
      .set({ passwordHash: 'of two who signed up', updatedAt: sql`now()` })
      .where(isStillSo)
      .returning({ id: users.id });
    if (forgotten.length === 0) return;
    await tx.delete(referrals).where(eq(referrals.driverId, userId));
    await logAccountEvent(tx, { userId, type: 'user.password_forgotten', ipAddress: from.ipAddress });
  });
}
