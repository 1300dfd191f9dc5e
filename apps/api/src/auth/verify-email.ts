import type { VerifyEmailInput } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tellDriverWaiting } from '../notifications/tell-driver-waiting.ts';
import { tell } from '../live/tell.ts';
import { bringDriver, findBringerAtLast, tellReferral, type Bringer } from '../referrals/bring-driver.ts';
import { spendCode, type RightCode } from './spend-code.ts';
import { useUpCode } from './use-up-code.ts';

const { users } = schema;

/** How the trail records it. */
export const VERIFIED = { emailVerified: { from: false, to: true } };

/**
 * Verifies an address with the mailed code. A driver's referral code that comes along is theirs: another sign-up with the
 * address can't have taken it away, nor put its own in its place.
 * @throws AppError CODE_INVALID for anything that is wrong, TOO_MANY
 */
export async function verifyEmail(
  deps: { db: Db; limits: Limits },
  input: VerifyEmailInput,
  from: Caller,
): Promise<void> {
  const code = await spendCode(deps, 'verify', input, from);
  const bringer = await findBringerAtLast(deps, input.referralCode);
  const isVerified = await inTransaction(deps.db, (tx) => verify(tx, code, bringer, from));
  if (!isVerified) throw new AppError('CODE_INVALID');
}

/** @returns false when the code was already used, or there is nothing to verify */
async function verify(
  tx: Tx,
  code: RightCode,
  bringer: Bringer | undefined,
  { ipAddress }: Caller,
): Promise<boolean> {
  const { userId } = code;
  // The person is locked before the code, as in the password reset: if two come together, one waits for the other.
  const [person] = await tx
    .select({ role: users.role, status: users.status, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!(await useUpCode(tx, 'verify', code))) return false;
  if (person?.status !== 'active' || person.emailVerifiedAt) return false;
  await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await logAccountEvent(tx, { userId, type: 'user.email_verified', ipAddress, data: VERIFIED });
  await tellDriverWaiting(tx, userId);
  await tell(tx, { event: 'user.changed', userId, role: person.role });
  if (person.role === 'driver') await bringDriver(tx, userId, bringer);
  await tellReferral(tx, userId);
  return true;
}
