import type { LoginInput, Tokens } from '@ridewire/contracts';
import { checkPassword } from './check-password.ts';
import type { Caller } from '../core/caller.ts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { RefusedTries } from '../core/refused-tries.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { makeTokens } from '../sessions/make-tokens.ts';
import { FIRST_GENERATION, openProgramSession } from '../sessions/open-session.ts';
import type { TokenKeys } from '../core/token-keys.ts';

interface Deps {
  db: Db;
  limits: Limits;
  tokenKeys: TokenKeys;
  clientConfig: ClientConfig;
  refusedTries: RefusedTries;
}

/**
 * Opens a program's session for the right address and password.
 * @throws AppError as checkPassword
 */
export async function openTokens(deps: Deps, input: LoginInput, from: Caller): Promise<Tokens> {
  const account = await checkPassword(deps, input, from);
  const opened = await openProgramSession(deps.db, account.id, from, account.passwordHash);
  return makeTokens(deps.tokenKeys, { ...opened, userId: account.id, generation: FIRST_GENERATION });
}
