import type { PasskeySignInInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { addressKey } from '../../core/address-key.ts';
import { AppError } from '../../core/app-error.ts';
import type { Caller } from '../../core/caller.ts';
import type { Limits } from '../../core/limits.ts';
import type { RefusedTries } from '../../core/refused-tries.ts';
import { openBrowserSession } from '../../sessions/open-session.ts';
import { forgetMissedCode } from '../second-factor/missed-code.ts';
import { checkPasskey } from './check-passkey.ts';

interface Deps {
  db: Db;
  limits: Limits;
  refusedTries: RefusedTries;
  publicUrl: string;
}

/**
 * Opens a browser's session for the owner of a passkey. It is both factors: the device, and that it knows the person. Counts
 * the try before the check, with those of passwords, and gives it back when the passkey was right.
 * @returns the secret for the session cookie
 * @throws AppError TOO_MANY, PASSKEY_OVER, PASSKEY_REFUSED; USER_BLOCKED only to the passkey's owner
 */
export async function signInWithPasskey(
  deps: Deps,
  { credential }: PasskeySignInInput,
  from: Caller,
): Promise<{ userId: string; secret: string }> {
  const place = addressKey(from.ipAddress);
  await deps.limits.spend('loginByAddress', place);
  const fail = (email: string | null) => deps.refusedTries.addSignIn(email, from.ipAddress);
  const { passkeyId, userId, email, status, blockReason } = await checkPasskey(deps, credential, fail);
  await deps.limits.giveBack('loginByAddress', place);
  if (status === 'blocked') {
    fail(email);
    throw blockReason === null
      ? new AppError('USER_BLOCKED')
      : new AppError('USER_BLOCKED_BECAUSE', { reason: blockReason });
  }
  const { secret } = await openBrowserSession(deps.db, userId, from, { passkeyId });
  // The password given here before was theirs.
  await forgetMissedCode(deps.db.orm, userId, from);
  return { userId, secret };
}
