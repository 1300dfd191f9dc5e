import { SubscribePushInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import { router, userProcedure } from '../procedures/procedures.ts';
import { getPushState, subscribePush, unsubscribePush, type PushSettings } from './subscribe-push.ts';

interface Deps {
  db: Db;
  limits: Limits;
  push: PushSettings;
}

/** Whether the caller's device is told while the app is closed. */
export const createPushRouter = (deps: Deps) =>
  router({
    state: userProcedure.query(({ ctx }) => getPushState(deps, ctx.actor)),
    subscribe: userProcedure
      .input(SubscribePushInput)
      .mutation(({ ctx, input }) => subscribePush(deps, ctx.actor, input)),
    unsubscribe: userProcedure.mutation(({ ctx }) => unsubscribePush(deps, ctx.actor)),
  });
