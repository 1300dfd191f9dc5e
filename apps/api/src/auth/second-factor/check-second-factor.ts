import type { Db } from '@ridewire/db';
import { logAccountEvent } from '../../audit/log-account-event.ts';
import { AppError } from '../../core/app-error.ts';
import type { Caller } from '../../core/caller.ts';
import { hasSecondFactor, type FactorDemand } from '../../core/factor-demand.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { Limits } from '../../core/limits.ts';
import type { RefusedTries } from '../../core/refused-tries.ts';
import { queueMail } from '../../mail/mail-job.ts';
import type { PasswordProof } from '../../sessions/open-session.ts';
import type { Account } from '../account-queries.ts';
import { countFactorTries } from './count-factor-tries.ts';
import { countRecoveryCodes } from './factor-queries.ts';
import { forgetMissedCode, noteMissedCode } from './missed-code.ts';
import { useUpFactorCode } from './use-up-factor-code.ts';

interface Deps {
  db: Db;
  limits: Limits;
  factorKey: Buffer;
  refusedTries: RefusedTries;
  factorDemand: FactorDemand;
}

/**
 * Checks the second factor of a person whose password was right, if they have one. Someone who doesn't know the password
 * never learns whether they do.
 * @param code as FactorCode returns it; undefined if none was given
 * @returns what a session opens with
 * @throws AppError PASSKEY_NEEDED where they must show more than a password, and have only passkeys; SECOND_FACTOR_NEEDED without a code; FACTOR_CODE_WRONG; TOO_MANY
 */
export async function checkSecondFactor(
  deps: Deps,
  { id, role, passwordHash }: Account,
  { email, code }: { email: string; code?: string | undefined },
  from: Caller,
): Promise<PasswordProof> {
  if (!(await hasSecondFactor(deps.db.orm, id))) {
    // A session that opens all the same, because a passkey is just being added, is refused at every call: see findGap.
    if (await deps.factorDemand.needsPasskey({ role, userId: id })) {
      await noteMissedCode(deps.db, id, from);
      throw new AppError('PASSKEY_NEEDED');
    }
    return { passwordHash, hasShownFactor: false };
  }
  if (code === undefined) {
    await noteMissedCode(deps.db, id, from);
    throw new AppError('SECOND_FACTOR_NEEDED');
  }
  try {
    await countFactorTries(deps, id, from.ipAddress, () => showFactor(deps, id, code, from));
  } catch (error) {
    // An admin has just removed it.
    if (error instanceof AppError && error.code === 'SECOND_FACTOR_OFF')
      return { passwordHash, hasShownFactor: false };
    const isFailure = error instanceof AppError && ['FACTOR_CODE_WRONG', 'TOO_MANY'].includes(error.code);
    if (isFailure) deps.refusedTries.addSignIn(email, from.ipAddress);
    throw error;
  }
  return { passwordHash, hasShownFactor: true };
}

const showFactor = (deps: Deps, userId: string, code: string, from: Caller): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { ipAddress } = from;
    const shown = await useUpFactorCode(tx, deps, userId, code);
    await forgetMissedCode(tx, userId, from);
    if (shown === 'app') return;
    const codesLeft = await countRecoveryCodes(tx, userId);
    await logAccountEvent(tx, { userId, type: 'factor.recovered', ipAddress, data: { codesLeft } });
    await queueMail(tx, { kind: 'second_factor', change: 'recovered', userId });
  });
