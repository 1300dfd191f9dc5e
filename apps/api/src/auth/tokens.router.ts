import { OpenTokensInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { ClientConfig } from '../core/client-config.ts';
import type { FactorDemand } from '../core/factor-demand.ts';
import type { Limits } from '../core/limits.ts';
import type { RefusedTries } from '../core/refused-tries.ts';
import { httpProcedure, router } from '../procedures/procedures.ts';
import { openTokens } from './open-tokens.ts';
import type { TokenKeys } from '../core/token-keys.ts';

interface Deps {
  db: Db;
  limits: Limits;
  tokenKeys: TokenKeys;
  clientConfig: ClientConfig;
  refusedTries: RefusedTries;
  factorKey: Buffer;
  factorDemand: FactorDemand;
}

/** The procedures of `sessions` that check a password. */
export const createTokensRouter = (deps: Deps) =>
  router({
    /** Signs a program in; browsers use auth.login. */
    open: httpProcedure
      .input(OpenTokensInput)
      .mutation(({ ctx, input }) => openTokens(deps, input, ctx.from)),
  });

export type TokensRouter = ReturnType<typeof createTokensRouter>;
