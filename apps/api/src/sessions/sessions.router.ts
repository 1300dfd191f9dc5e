import { EndSessionInput, LoginInput, RefreshTokensInput, UserIdInput } from '@ridewire/contracts';
import { adminProcedure, httpProcedure, router, userProcedure } from '../http/trpc.ts';
import { endAllSessionsOf } from './end-all-sessions.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { liveSessions } from './live-sessions.ts';
import { openTokens } from './open-tokens.ts';
import { listSessionsOf } from './list-sessions-of.ts';
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
  /** Where somebody is signed in. */
  ofUser: adminProcedure
    .input(UserIdInput)
    .query(({ ctx, input }) => listSessionsOf(ctx.core.db, ctx.actor, input)),
  endAllOf: adminProcedure
    .input(UserIdInput)
    .mutation(({ ctx, input }) => endAllSessionsOf(ctx.core, ctx.actor, input, ctx.from)),
});
