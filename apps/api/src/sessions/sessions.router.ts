import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { EndSessionInput, RefreshTokensInput, UserIdInput } from '@ridewire/contracts';
import {
  adminProcedure,
  httpProcedure,
  provenAdminProcedure,
  router,
  userProcedure,
} from '../procedures/procedures.ts';
import { endAllSessionsOf } from './end-all-sessions.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { liveSessions } from './live-sessions.ts';
import { listSessionsOf } from './list-sessions-of.ts';
import { refreshTokens } from './refresh-tokens.ts';
import type { TokenKeys } from '../core/token-keys.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  tokenKeys: TokenKeys;
}

export const createSessionsRouter = (deps: Deps) =>
  router({
    refresh: httpProcedure
      .input(RefreshTokensInput)
      .mutation(({ ctx, input }) => refreshTokens(deps, input, ctx.from)),
    list: userProcedure.subscription(({ ctx }) => liveSessions(deps, ctx.actor)),
    end: userProcedure
      .input(EndSessionInput)
      .mutation(({ ctx, input }) => endSession(deps, ctx.actor, input, ctx.from)),
    endOthers: userProcedure.mutation(({ ctx }) => endOtherSessions(deps, ctx.actor, ctx.from)),
    /** A person's signed-in devices. */
    ofUser: adminProcedure
      .input(UserIdInput)
      .query(({ ctx, input }) => listSessionsOf(deps.db, ctx.actor, input)),
    endAllOf: provenAdminProcedure(deps)
      .meta({ desk: 'people:write' })
      .input(UserIdInput)
      .mutation(({ ctx, input }) => endAllSessionsOf(deps, ctx.actor, input, ctx.from)),
  });

export type SessionsRouter = ReturnType<typeof createSessionsRouter>;
