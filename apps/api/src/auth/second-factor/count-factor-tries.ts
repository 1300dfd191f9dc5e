import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { addressKey } from '../../core/address-key.ts';
import { AppError } from '../../core/app-error.ts';
import type { LimitRule, Limits } from '../../core/limits.ts';
import { hasSignedInFrom } from '../account-queries.ts';

const { users } = schema;

/**
 * Counts a try of a person's second factor before `check` judges it, so that many guesses at once get no further than
 * one after another, and gives it back unless the code was wrong.
 * @throws AppError TOO_MANY; what `check` throws
 */
export async function countFactorTries<T>(
  deps: { db: Db; limits: Limits },
  userId: string,
  ipAddress: string | null,
  check: () => Promise<T>,
): Promise<T> {
  const place = addressKey(ipAddress);
  const spent: [LimitRule, string][] = [['factorByAccountAndAddress', `${userId} ${place}`]];
  await deps.limits.spend(...(spent[0] as [LimitRule, string]));
  if (await deps.limits.trySpend('factorByAccount', userId)) spent.push(['factorByAccount', userId]);
  // Otherwise, anyone with the password could lock its owner out by guessing from many places.
  else if (!(await hasSignedInFrom(deps.db, eq(users.id, userId), place)))
    await deps.limits.spend('factorByAccount', userId);
  const giveBack = () => Promise.all(spent.map(([rule, key]) => deps.limits.giveBack(rule, key)));
  try {
    const result = await check();
    await giveBack();
    return result;
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'FACTOR_CODE_WRONG';
    if (!isWrong) await giveBack();
    throw error;
  }
}
