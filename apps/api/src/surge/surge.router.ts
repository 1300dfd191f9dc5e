import { SetSurgeInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, deskProcedure, router } from '../procedures/procedures.ts';
import { liveSurge } from './live-surge.ts';
import { setSurge } from './set-surge.ts';
import type { SurgePrices } from './surge-prices.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  surge: SurgePrices;
}

/** Prices that rise where an area is busy. */
export const createSurgeRouter = (deps: Deps) =>
  router({
    /** Whether prices rise, how far, and where they are above the usual price now. */
    current: adminProcedure.subscription(() => liveSurge(deps)),
    set: deskProcedure('surge:write')
      .input(SetSurgeInput)
      .mutation(({ ctx, input }) => setSurge(deps, ctx.actor, input)),
  });
