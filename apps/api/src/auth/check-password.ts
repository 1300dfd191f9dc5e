import type { ErrorCode, LoginInput } from '@ridewire/contracts';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Db } from '@ridewire/db';
import { LOCKED } from '@ridewire/db/seed';
import type { ClientConfig } from '../core/client-config.ts';
import type { LimitRule, Limits } from '../core/limits.ts';
import type { RefusedTries } from '../core/refused-tries.ts';
import { isShared } from './assert-not-shared.ts';
import { assertRoomToHash, verifyNothing, verifyPassword } from './password.ts';
import { hasEmail } from '../users/has-email.ts';
import { findAccount, hasSignedInFrom, type Account } from './account-queries.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  refusedTries: RefusedTries;
}

/** The refusals that count as failed sign-ins. An address waiting for its code and a locked demo account are not attacks. */
const FAILURES: ReadonlySet<ErrorCode> = new Set(['INVALID_CREDENTIALS', 'TOO_MANY', 'USER_BLOCKED']);

/**
 * The account with this address and password, if it may sign in. Counts the try before the check, so that many tries at
 * once get no further than one after another, and gives it back when the password was right. A caller that opens a
 * session with the answer does so only while the account still has its passwordHash (see openBrowserSession).
 * @throws AppError TOO_MANY, INVALID_CREDENTIALS, USER_BLOCKED, EMAIL_UNVERIFIED; the latter two only to callers who
 * know the password. DEMO_LOCKED where this server offers a demo account that another one locked. The reason for a
 * block is told where `saysWhy` is set: other programs know the usual sentence. Demo accounts don't exist for callers
 * from outside this machine
 */
export async function checkPassword(
  deps: Deps,
  input: LoginInput,
  from: Caller,
  options: { saysWhy?: boolean } = {},
): Promise<Account> {
  try {
    return await check(deps, input, from, options);
  } catch (error) {
    if (error instanceof AppError && FAILURES.has(error.code))
      deps.refusedTries.addSignIn(input.email, from.ipAddress);
    throw error;
  }
}

async function check(
  deps: Deps,
  input: LoginInput,
  from: Caller,
  { saysWhy = false }: { saysWhy?: boolean },
): Promise<Account> {
  assertRoomToHash();
  // By the address, whether such an account exists or not: both are counted and refused alike.
  const name = input.email.toLowerCase();
  const address = addressKey(from.ipAddress);
  // The narrowest limit first: a caller refused there doesn't count against the account or the neighbors.
  const counts: [LimitRule, string][] = [
    ['loginByAccountAndAddress', `${name} ${address}`],
    ['loginByAddress', address],
    ['loginByAccount', name],
  ];
  const spent: typeof counts = [];
  for (const count of counts) {
    const [rule, key] = count;
    try {
      await deps.limits.spend(rule, key);
      spent.push(count);
    } catch (refusal) {
      // Otherwise, anyone could lock another person out by guessing from many places.
      const mayPass = rule === 'loginByAccount' && refusal instanceof AppError;
      if (!mayPass || !(await hasSignedInFrom(deps.db, hasEmail(name), address))) throw refusal;
    }
  }
  const giveBack = () => Promise.all(spent.map(([rule, key]) => deps.limits.giveBack(rule, key)));

  const account = await findAccount(deps.db, input.email);
  let isRight: boolean;
  try {
    isRight = await (account
      ? verifyPassword(account.passwordHash, input.password)
      : verifyNothing(input.password));
  } catch (error) {
    // The password was not checked.
    await giveBack();
    throw error;
  }
  if (account?.passwordHash === LOCKED && from.isFromHere && isShared(deps, name))
    throw new AppError('DEMO_LOCKED');
  if (!account || !isRight || isShutOut(deps, name, from)) throw new AppError('INVALID_CREDENTIALS');
  await giveBack();
  if (account.status === 'blocked')
    throw saysWhy && account.blockReason !== null
      ? new AppError('USER_BLOCKED_BECAUSE', { reason: account.blockReason })
      : new AppError('USER_BLOCKED');
  if (!account.emailVerifiedAt) throw new AppError('EMAIL_UNVERIFIED');
  return account;
}

/**
 * The password of the demo accounts is shown on the login page, and a proxy may be in front of the server without a
 * setting saying so.
 */
const isShutOut = (deps: { clientConfig: ClientConfig }, email: string, from: Caller): boolean =>
  !from.isFromHere && isShared(deps, email);
