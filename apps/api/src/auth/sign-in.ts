import type { LoginInput } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { openBrowserSession } from '../sessions/open-session.ts';
import { checkPassword } from './check-password.ts';

/**
 * Opens a browser's session for the right address and password.
 * @returns the secret for the session cookie
 * @throws AppError as checkPassword
 */
export async function signIn(
  core: Core,
  input: LoginInput,
  from: Caller,
): Promise<{ userId: string; secret: string }> {
  const account = await checkPassword(core, input, from, { saysWhy: true });
  const { secret } = await openBrowserSession(core.db, account.id, from, account.passwordHash);
  return { userId: account.id, secret };
}
