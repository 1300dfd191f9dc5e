import { isAppCode } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../../core/app-error.ts';
import type { Tx } from '../../core/in-transaction.ts';
import { findStep } from './app-codes.ts';
import { hashOfRecovery } from './recovery-codes.ts';
import { openSecret } from './seal-secret.ts';

const { recoveryCodes, secondFactors } = schema;

/** How a person has shown their second factor. */
export type FactorShown = 'app' | 'recovery';

/**
 * Checks a code of a person's app, or a recovery code, and uses it up: neither counts twice.
 * @param code folded, as FactorCode returns it
 * @throws AppError SECOND_FACTOR_OFF; FACTOR_CODE_WRONG with the sentence that fits
 */
export async function useUpFactorCode(
  tx: Tx,
  { factorKey }: { factorKey: Buffer },
  userId: string,
  code: string,
): Promise<FactorShown> {
  const isTheirs = eq(secondFactors.userId, userId);
  // Of two that come with one code, the second waits here, and finds it used.
  const [factor] = await tx
    .select({ sealedSecret: secondFactors.sealedSecret, lastStep: secondFactors.lastStep })
    .from(secondFactors)
    .where(and(isTheirs, isNotNull(secondFactors.turnedOnAt)))
    .for('update');
  if (!factor) throw new AppError('SECOND_FACTOR_OFF');
  if (!isAppCode(code)) {
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOfRecovery(code))))
      .returning({ userId: recoveryCodes.userId });
    if (used.length === 0) throw new AppError('RECOVERY_CODE_WRONG').at('code');
    return 'recovery';
  }
  const step = findStep(openSecret(factorKey, userId, factor.sealedSecret), code);
  if (step === undefined) throw new AppError('FACTOR_CODE_WRONG').at('code');
  if (factor.lastStep !== null && step <= factor.lastStep) throw new AppError('FACTOR_CODE_USED').at('code');
  await tx.update(secondFactors).set({ lastStep: step }).where(isTheirs);
  return 'app';
}
