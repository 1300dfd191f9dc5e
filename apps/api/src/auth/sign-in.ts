import type { LoginInput } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { verifyNothing, verifyPassword } from './password.ts';
import { insertSession } from './session-queries.ts';
import { findAccount } from './user-queries.ts';

/**
 * Opens a session for the right address and password.
 * @returns the secret for the session cookie
 * @throws AppError INVALID_CREDENTIALS, USER_BLOCKED, EMAIL_UNVERIFIED; the latter two only to who knows the password
 */
export async function signIn(
  core: Core,
  input: LoginInput,
  from: { userAgent: string | null; ipAddress: string | null },
): Promise<{ userId: string; secret: string }> {
  const account = await findAccount(core.db, input.email);
  const known = account
    ? await verifyPassword(account.passwordHash, input.password)
    : await verifyNothing(input.password);
  if (!account || !known) throw new AppError('INVALID_CREDENTIALS');
  if (account.status === 'blocked') throw new AppError('USER_BLOCKED');
  if (!account.emailVerifiedAt) throw new AppError('EMAIL_UNVERIFIED');
  const { secret } = await insertSession(core.db, account.id, from);
  return { userId: account.id, secret };
}
