import type { ResetPasswordInput } from '@ridewire/contracts';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Limits } from '../core/limits.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { queueMail } from '../mail/mail-job.ts';
import { tellDriverWaiting } from '../notifications/tell-driver-waiting.ts';
import { tell } from '../live/tell.ts';
import { tellReferral } from '../referrals/bring-driver.ts';
import { assertNotShared } from './assert-not-shared.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { hashPassword } from './password.ts';
import { countPasskeys } from '../core/factor-demand.ts';
import { spendCode, type RightCode } from './spend-code.ts';
import { NO_CODE, useUpCode } from './use-up-code.ts';
import { VERIFIED } from './verify-email.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
}

const { emailCodes, sessions, users } = schema;

/**
 * Sets a new password with the mailed code, which also verifies the address. Every session of the person ends, and a
 * mail tells them. Passkeys stay.
 * @returns how many passkeys still sign the person in
 * @throws AppError DEMO_ACCOUNT, PASSWORD_COMMON, CODE_INVALID for anything that is wrong, TOO_MANY
 */
export async function resetPassword(
  deps: Deps,
  input: ResetPasswordInput,
  from: Caller,
): Promise<{ passkeys: number }> {
  assertNotShared(deps, input.email);
  // Before the code is checked, so that it stays valid for another password.
  assertUncommon(input.newPassword, 'newPassword');
  const code = await spendCode(deps, 'reset', input, from);
  const passwordHash = await hashPassword(input.newPassword);
  const isReset = await inTransaction(deps.db, (tx) => reset(tx, code, passwordHash, from));
  if (!isReset) throw new AppError('CODE_INVALID');
  // Failed tries were against the old password, which is gone; they must not keep its owner waiting.
  const name = input.email.toLowerCase();
  await deps.limits.forget('loginByAccount', name);
  await deps.limits.forget('loginByAccountAndAddress', `${name} ${addressKey(from.ipAddress)}`);
  return { passkeys: await countPasskeys(deps.db.orm, code.userId) };
}

/** @returns false when the code was already used, or the person is blocked */
async function reset(tx: Tx, code: RightCode, passwordHash: string, { ipAddress }: Caller): Promise<boolean> {
  const { userId } = code;
  // A statement sees what was committed before it began. A session being opened with the old password either waits for
  // the lock, and then finds the password changed, or is committed before the statement that ends sessions begins. Not
  // `for update`: rows that only refer to the person would then wait, while holding what this waits for.
  const [person] = await tx
    .select({ role: users.role, status: users.status, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!(await useUpCode(tx, 'reset', code)) || person?.status !== 'active') return false;
  const { role } = person;
  await tx
    .update(users)
    .set({
      passwordHash,
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
  await tx
    .update(emailCodes)
    .set(NO_CODE)
    .where(and(eq(emailCodes.userId, userId), eq(emailCodes.purpose, 'verify')));
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  await logAccountEvent(tx, {
    userId,
    type: 'user.password_reset',
    ipAddress,
    data: { endedSessions: ended.length },
  });
  if (!person.emailVerifiedAt) {
    await logAccountEvent(tx, { userId, type: 'user.email_verified', ipAddress, data: VERIFIED });
    await tellDriverWaiting(tx, userId);
    await tellReferral(tx, userId);
  }
  await queueMail(tx, { kind: 'password_reset', userId });
  await tell(
    tx,
    { event: 'user.signed_out', userId, sessionId: null },
    { event: 'user.changed', userId, role },
  );
  return true;
}
