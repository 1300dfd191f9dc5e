import type { SignInInput } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { Db } from '@ridewire/db';
import type { FactorDemand } from '../core/factor-demand.ts';
import type { Limits } from '../core/limits.ts';
import type { RefusedTries } from '../core/refused-tries.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { openBrowserSession } from '../sessions/open-session.ts';
import { checkSecondFactor } from './second-factor/check-second-factor.ts';
import { checkPassword } from './check-password.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  refusedTries: RefusedTries;
  factorKey: Buffer;
  factorDemand: FactorDemand;
}

/**
 * Opens a browser's session for the right address and password.
 * @returns the secret for the session cookie
 * @throws AppError as checkPassword and checkSecondFactor
 */
export async function signIn(
  deps: Deps,
  input: SignInInput,
  from: Caller,
): Promise<{ userId: string; secret: string }> {
  const account = await checkPassword(deps, input, from, { saysWhy: true });
  const proof = await checkSecondFactor(deps, account, input, from);
  const { secret } = await openBrowserSession(deps.db, account.id, from, proof);
  return { userId: account.id, secret };
}
