import { EndKeyInput, MakeKeyInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { EventHub } from '../live/event-hub.ts';
import { provenProcedure, publicProcedure, router, userProcedure } from '../procedures/procedures.ts';
import { endKey } from './end-key.ts';
import { readSelf } from './key-queries.ts';
import { liveKeys } from './live-keys.ts';
import { makeKey } from './make-key.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  limits: Limits;
}

/** Keys with which a person's programs call without a password. */
export const createApiKeysRouter = (deps: Deps) =>
  router({
    /** For any key, whatever its scopes. */
    self: publicProcedure.query(({ ctx }) => (ctx.actor?.scopes ? readSelf(deps.db.orm, ctx.actor) : null)),
    mine: userProcedure.subscription(({ ctx }) => liveKeys(deps, ctx.actor)),
    make: provenProcedure(deps)
      .input(MakeKeyInput)
      .mutation(({ ctx, input }) => makeKey(deps, ctx.actor, input)),
    end: userProcedure.input(EndKeyInput).mutation(({ ctx, input }) => endKey(deps, ctx.actor, input)),
  });
