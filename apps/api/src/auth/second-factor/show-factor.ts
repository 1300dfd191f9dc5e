import { AppError } from '../../core/app-error.ts';
import { hasSecondFactor } from '../../core/factor-demand.ts';
import type { Tx } from '../../core/in-transaction.ts';
import { useUpFactorCode } from './use-up-factor-code.ts';

/**
 * Uses up a code of a person who has a second factor; asks nothing of others.
 * @param code folded, as FactorCode returns it; undefined if none was given
 * @throws AppError SECOND_FACTOR_NEEDED, FACTOR_CODE_WRONG
 */
export async function showFactor(
  tx: Tx,
  deps: { factorKey: Buffer },
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) return;
  if (code === undefined) throw new AppError('SECOND_FACTOR_NEEDED');
  await useUpFactorCode(tx, deps, userId, code);
}
