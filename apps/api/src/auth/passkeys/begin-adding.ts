import type { BeginPasskeyInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { Limits } from '../../core/limits.ts';
import { lockActor } from '../../sessions/lock-actor.ts';
import { assertNotShared } from '../assert-not-shared.ts';
import { countFactorTries } from '../second-factor/count-factor-tries.ts';
import { showFactor } from '../second-factor/show-factor.ts';
import { CHALLENGE_MS, makeChallenge } from './challenges.ts';
import { assertRoom } from './passkey-queries.ts';
import { ALGORITHMS, relyingPartyOf } from './relying-party.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  factorKey: Buffer;
  publicUrl: string;
}

const { passkeys, users } = schema;

/** The name under which devices list the account. */
const SITE_NAME = 'Ridewire';

/**
 * What the actor's browser needs for a new passkey. Devices that have one of theirs are left out, and those that can't tell that
 * it is the person. People with a second factor give a code too: a passkey stands in for the app at every later sign-in.
 * @throws AppError DEMO_ACCOUNT, PASSKEYS_FULL, SECOND_FACTOR_NEEDED, FACTOR_CODE_WRONG, TOO_MANY
 */
export async function beginAdding(deps: Deps, actor: Actor, { code }: BeginPasskeyInput = {}) {
  const { userId } = actor;
  const { db } = deps;
  const [person] = await db.orm
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new AppError('NOT_SIGNED_IN');
  assertNotShared(deps, person.email);
  await assertRoom(db.orm, userId);
  await deps.limits.spend('changeByAccount', userId);
  await showOwnFactor(deps, actor, code);
  const theirs = await db.orm
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const { rp, user, challenge, pubKeyCredParams, excludeCredentials, ...more } =
    await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: relyingPartyOf(deps.publicUrl).id,
      userID: handleOf(userId),
      userName: person.email,
      userDisplayName: person.name,
      challenge: new Uint8Array(await makeChallenge(db, userId)),
      timeout: CHALLENGE_MS,
      supportedAlgorithmIDs: ALGORITHMS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: theirs.map(({ credentialId, transports }) => ({
        id: credentialId.toString('base64url'),
        transports,
      })),
    });
  const { timeout, attestation, authenticatorSelection } = more;
  return {
    ...{ rp, user, challenge, pubKeyCredParams, excludeCredentials: excludeCredentials ?? [] },
    ...{ timeout: timeout ?? CHALLENGE_MS, attestation: attestation ?? 'none' },
    authenticatorSelection: authenticatorSelection ?? {},
  };
}

function showOwnFactor(deps: Deps, actor: Actor, code: string | undefined): Promise<void> {
  const show = () =>
    inTransaction(deps.db, async (tx) => {
      await lockActor(tx, actor);
      await showFactor(tx, deps, actor.userId, code);
    });
  return code === undefined ? show() : countFactorTries(deps, actor.userId, actor.ipAddress ?? null, show);
}

/** What devices keep of a person: the bytes of their id. */
export const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
