import { OpenTokensInput } from '@ridewire/contracts';
import { httpProcedure, router } from '../procedures/procedures.ts';
import { openTokens, type SignInDeps } from './open-tokens.ts';

/** The procedures of `sessions` that check a password. */
export const createTokensRouter = (deps: SignInDeps) =>
  router({
    /** Signs a program in; browsers use auth.login. */
    open: httpProcedure
      .input(OpenTokensInput)
      .mutation(({ ctx, input }) => openTokens(deps, input, ctx.from)),
  });

export type TokensRouter = ReturnType<typeof createTokensRouter>;
