import type { AddPasskeyInput, PasskeyView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { queueMail } from '../../mail/mail-job.ts';
import { tellPeople } from '../../notifications/tell-people.ts';
import { lockActor } from '../../sessions/lock-actor.ts';
import { useUpChallenge } from './challenges.ts';
import { assertRoom, PASSKEY_VIEW, viewPasskey } from './passkey-queries.ts';
import { readClientData } from './read-client-data.ts';
import { ALGORITHMS, relyingPartyOf } from './relying-party.ts';

interface Deps {
  db: Db;
  publicUrl: string;
}

const { passkeys, sessions } = schema;

/**
 * Adds a passkey of the actor, and tells them. The session they do it in counts as one that showed a passkey.
 * @throws AppError PASSKEY_OVER, PASSKEY_NOT_ADDED, PASSKEYS_FULL
 */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { name, credential }: AddPasskeyInput,
): Promise<PasskeyView> {
  const { userId, ipAddress } = actor;
  const made = await verifyNew(deps, userId, credential);
  return inTransaction(deps.db, async (tx) => {
    await lockActor(tx, actor);
    await assertRoom(tx, userId);
    const [added] = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: Buffer.from(made.id, 'base64url'),
        publicKey: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: credential.response.transports ?? [],
        name,
      })
      // One that belongs to another person isn't added.
      .onConflictDoNothing()
      .returning(PASSKEY_VIEW);
    if (!added) throw new AppError('PASSKEY_NOT_ADDED');
    await tx.update(sessions).set({ hasShownPasskey: true }).where(eq(sessions.id, actor.sessionId));
    await logAccountEvent(tx, { userId, type: 'passkey.added', actor, ipAddress, data: { passkey: name } });
    await queueMail(tx, { kind: 'passkey', change: 'added', userId, name });
    await tellPeople(tx, { to: [userId], type: 'passkey_added', params: { name } });
    return viewPasskey(added);
  });
}

async function verifyNew({ db, publicUrl }: Deps, userId: string, credential: AddPasskeyInput['credential']) {
  const client = readClientData(credential.response.clientDataJSON);
  if (!client) throw new AppError('PASSKEY_NOT_ADDED');
  if (!(await useUpChallenge(db, client.challenge, userId))) throw new AppError('PASSKEY_OVER');
  const site = relyingPartyOf(publicUrl);
  const judged = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: client.challenge,
    expectedOrigin: site.isOurs(client.origin) ? client.origin : [],
    expectedRPID: site.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!judged?.verified) throw new AppError('PASSKEY_NOT_ADDED');
  return judged.registrationInfo.credential;
}
