import type { FactorCodeInput, RecoveryCodes } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { FactorDemand } from '../../core/factor-demand.ts';
import { inTransaction, type Tx } from '../../core/in-transaction.ts';
import type { Limits } from '../../core/limits.ts';
import { queueMail } from '../../mail/mail-job.ts';
import { lockActor } from '../../sessions/lock-actor.ts';
import { countFactorTries } from './count-factor-tries.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { useUpFactorCode } from './use-up-factor-code.ts';

interface Deps {
  db: Db;
  limits: Limits;
  factorKey: Buffer;
  factorDemand: FactorDemand;
}

const { secondFactors } = schema;

/** Does `work` for an actor who gives a right code, which is used up with it. */
const withCode = <T>(
  deps: Deps,
  actor: Actor,
  { code }: FactorCodeInput,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  countFactorTries(deps, actor.userId, actor.ipAddress ?? null, () =>
    inTransaction(deps.db, async (tx) => {
      await lockActor(tx, actor);
      await useUpFactorCode(tx, deps, actor.userId, code);
      return work(tx);
    }),
  );

/**
 * Turns the actor's second factor off, with its recovery codes.
 * @throws AppError SECOND_FACTOR_DEMANDED, SECOND_FACTOR_OFF, FACTOR_CODE_WRONG, TOO_MANY
 */
export async function turnOffFactor(deps: Deps, actor: Actor, input: FactorCodeInput): Promise<void> {
  if (deps.factorDemand.isOf(actor)) throw new AppError('FACTOR_KEPT');
  const { userId, ipAddress } = actor;
  await withCode(deps, actor, input, async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await logAccountEvent(tx, { userId, type: 'factor.turned_off', actor, ipAddress });
    await queueMail(tx, { kind: 'second_factor', change: 'off', userId });
  });
}

/**
 * Gives the actor ten new recovery codes, and ends the others.
 * @throws AppError SECOND_FACTOR_OFF, FACTOR_CODE_WRONG, TOO_MANY
 */
export const renewCodes = (deps: Deps, actor: Actor, input: FactorCodeInput): Promise<RecoveryCodes> =>
  withCode(deps, actor, input, async (tx) => {
    const { userId, ipAddress } = actor;
    const codes = await renewRecoveryCodes(tx, userId);
    await logAccountEvent(tx, { userId, type: 'factor.codes_renewed', actor, ipAddress });
    await queueMail(tx, { kind: 'second_factor', change: 'renewed', userId });
    return { codes };
  });
