import { EndSessionInput, LoginInput, RefreshTokensInput } from '@ridewire/contracts';
import { httpProcedure, router, userProcedure } from '../http/trpc.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { liveSessions } from './live-sessions.ts';
import { openTokens } from './open-tokens.ts';
import { refreshTokens } from './refresh-tokens.ts';

export const sessionsRouter = router({
  /** Signs a program in; browsers use auth.login. */
  open: httpProcedure.input(LoginInput).mutation(({ ctx, input }) => openTokens(ctx.core, input, ctx.from)),
  refresh: httpProcedure
    .input(RefreshTokensInput)
    .mutation(({ ctx, input }) => refreshTokens(ctx.core, input, ctx.from)),
  list: userProcedure.subscription(({ ctx }) => liveSessions(ctx.core, ctx.actor)),
  end: userProcedure
    .input(EndSessionInput)
    .mutation(({ ctx, input }) => endSession(ctx.core, ctx.actor, input, ctx.from)),
  endOthers: userProcedure.mutation(({ ctx }) => endOtherSessions(ctx.core, ctx.actor, ctx.from)),
});
