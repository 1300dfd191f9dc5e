import type { ConfirmFactorInput, RecoveryCodes } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import type { Limits } from '../../core/limits.ts';
import { queueMail } from '../../mail/mail-job.ts';
import { lockActor } from '../../sessions/lock-actor.ts';
import { findStep } from './app-codes.ts';
import { countFactorTries } from './count-factor-tries.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { openSecret } from './seal-secret.ts';

interface Deps {
  db: Db;
  limits: Limits;
  factorKey: Buffer;
}

const { passkeyChallenges, secondFactors } = schema;

/** How long a setup waits for its first code, in minutes: a key that was on a screen long ago may have been seen. */
const SETUP_MINUTES = 60;

/**
 * Turns the second factor on, once the app has shown that it has the key. From then on no sign-in does without it.
 * Sessions that are open stay.
 * @throws AppError FACTOR_CODE_WRONG; SECOND_FACTOR_ON; SECOND_FACTOR_OFF when no setup waits; TOO_MANY
 */
export const confirmSetup = (deps: Deps, actor: Actor, input: ConfirmFactorInput): Promise<RecoveryCodes> =>
  countFactorTries(deps, actor.userId, actor.ipAddress ?? null, () =>
    inTransaction(deps.db, (tx) => turnOn(tx, deps, actor, input)),
  );

async function turnOn(
  tx: Tx,
  { factorKey }: Deps,
  actor: Actor,
  { code }: ConfirmFactorInput,
): Promise<RecoveryCodes> {
  const { userId, ipAddress } = actor;
  // A sign-in under way waits for the lock, and then asks for the second factor.
  await lockActor(tx, actor);
  const isTheirs = eq(secondFactors.userId, userId);
  const [factor] = await tx
    .select({
      sealedSecret: secondFactors.sealedSecret,
      turnedOnAt: secondFactors.turnedOnAt,
      isOver: sql<boolean>`${secondFactors.begunAt} < now() - ${SETUP_MINUTES} * interval '1 minute'`,
    })
    .from(secondFactors)
    .where(isTheirs)
    .for('update');
  if (factor?.turnedOnAt) throw new AppError('SECOND_FACTOR_ON');
  if (!factor || factor.isOver) throw new AppError('FACTOR_SETUP_OVER');
  const step = findStep(openSecret(factorKey, userId, factor.sealedSecret), code);
  if (step === undefined) throw new AppError('FACTOR_CODE_WRONG').at('code');
  await tx
    .update(secondFactors)
    .set({ turnedOnAt: sql`now()`, lastStep: step })
    .where(isTheirs);
  // From now on a passkey is begun with a code.
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  const codes = await renewRecoveryCodes(tx, userId);
  await logAccountEvent(tx, { userId, type: 'factor.turned_on', actor, ipAddress });
  await queueMail(tx, { kind: 'second_factor', change: 'on', userId });
  return { codes };
}
