import type { SignInInput, Tokens } from '@ridewire/contracts';
import { checkSecondFactor } from './second-factor/check-second-factor.ts';
import { checkPassword } from './check-password.ts';
import type { Caller } from '../core/caller.ts';
import type { Db } from '@ridewire/db';
import type { FactorDemand } from '../core/factor-demand.ts';
import type { Limits } from '../core/limits.ts';
import type { RefusedTries } from '../core/refused-tries.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { makeTokens } from '../sessions/make-tokens.ts';
import { FIRST_GENERATION, openProgramSession } from '../sessions/open-session.ts';
import type { TokenKeys } from '../core/token-keys.ts';

/** What signing in takes. */
export interface SignInDeps {
  db: Db;
  limits: Limits;
  tokenKeys: TokenKeys;
  clientConfig: ClientConfig;
  refusedTries: RefusedTries;
  factorKey: Buffer;
  factorDemand: FactorDemand;
}

/**
 * Opens a program's session for the right address and password.
 * @throws AppError as checkPassword and checkSecondFactor
 */
export async function openTokens(deps: SignInDeps, input: SignInInput, from: Caller): Promise<Tokens> {
  const account = await checkPassword(deps, input, from);
  const proof = await checkSecondFactor(deps, account, input, from);
  const opened = await openProgramSession(deps.db, account.id, from, proof);
  return makeTokens(deps.tokenKeys, { ...opened, userId: account.id, generation: FIRST_GENERATION });
}
