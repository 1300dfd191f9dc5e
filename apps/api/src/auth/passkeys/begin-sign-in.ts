import type { Db } from '@ridewire/db';
import { addressKey } from '../../core/address-key.ts';
import type { Caller } from '../../core/caller.ts';
import type { Limits } from '../../core/limits.ts';
import { CHALLENGE_MS, makeChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * What a browser needs to sign in with a passkey. It names nobody: the person chooses among those their device has.
 * @throws AppError TOO_MANY
 */
export async function beginSignIn(
  deps: { db: Db; limits: Limits; publicUrl: string },
  { ipAddress }: Caller,
) {
  await deps.limits.spend('challengeByAddress', addressKey(ipAddress));
  const challenge = await makeChallenge(deps.db, null);
  return {
    challenge: challenge.toString('base64url'),
    rpId: relyingPartyOf(deps.publicUrl).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}
