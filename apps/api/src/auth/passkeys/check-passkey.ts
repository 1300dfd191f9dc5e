import type { ShownCredential, UserStatus } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../core/app-error.ts';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import { answerEvenly } from '../answer-evenly.ts';
import { handleOf } from './begin-adding.ts';
import { useUpChallenge } from './challenges.ts';
import { readClientData } from './read-client-data.ts';
import { relyingPartyOf } from './relying-party.ts';

interface Deps {
  db: Db;
  publicUrl: string;
}

/** A passkey that was right, and whose it is. */
export interface RightPasskey {
  passkeyId: string;
  userId: string;
  email: string;
  status: UserStatus;
  blockReason: string | null;
}

const { passkeys, users } = schema;

/** What is known of a passkey that was shown, right or wrong. */
type Judged = { right: RightPasskey } | { right: null; email: string | null };

/**
 * Checks what a passkey signed, and uses its challenge up. Unknown ones and wrong ones are refused alike, after the same
 * time.
 * @param onWrong hears of each wrong one, with its owner's address if it is known
 * @throws AppError PASSKEY_OVER, PASSKEY_REFUSED
 */
export const checkPasskey = (
  deps: Deps,
  credential: ShownCredential,
  onWrong: (email: string | null) => void,
): Promise<RightPasskey> =>
  answerEvenly(async () => {
    const client = readClientData(credential.response.clientDataJSON);
    if (client && !(await useUpChallenge(deps.db, client.challenge, null)))
      throw new AppError('PASSKEY_OVER');
    const judged: Judged = client
      ? await inTransaction(deps.db, (tx) => judge(tx, deps, credential, client))
      : { right: null, email: null };
    if (judged.right) return judged.right;
    onWrong(judged.email);
    throw new AppError('PASSKEY_REFUSED');
  });

async function judge(
  tx: Tx,
  { publicUrl }: Deps,
  credential: ShownCredential,
  { challenge, origin }: { challenge: string; origin: string },
): Promise<Judged> {
  // Of two that come with one count, the second waits here, and finds it used.
  const [known] = await tx
    .select({
      passkeyId: passkeys.id,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      userId: users.id,
      email: users.email,
      status: users.status,
      blockReason: users.blockReason,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, Buffer.from(credential.id, 'base64url')))
    .for('update', { of: passkeys });
  if (!known) return { right: null, email: null };
  const { publicKey, counter, ...right } = known;
  const wrong: Judged = { right: null, email: right.email };
  // A device that chooses among its passkeys says whose it chose.
  const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
  if (!handle.equals(handleOf(right.userId))) return wrong;
  const site = relyingPartyOf(publicUrl);
  const judged = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.isOurs(origin) ? origin : [],
    expectedRPID: site.id,
    credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!judged?.verified) return wrong;
  // A blocked person's passkey doesn't count as used.
  if (right.status === 'active')
    await tx
      .update(passkeys)
      .set({ counter: judged.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
      .where(eq(passkeys.id, right.passkeyId));
  return { right };
}
