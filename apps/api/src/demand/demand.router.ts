import { DismissMoveInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { DriverDays } from '@ridewire/dispatch';
import type { Limits } from '../core/limits.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, driverProcedure, router } from '../procedures/procedures.ts';
import type { DemandMemory } from './area-demand.ts';
import { dismissMove } from './dismiss-move.ts';
import { liveAround, liveBoardDemand } from './live-demand.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  limits: Limits;
  drivers: DriverIndex;
  days: DriverDays;
  demand: DemandMemory;
}

/** The demand, and better places to wait. */
export const createDemandRouter = (deps: Deps) =>
  router({
    around: driverProcedure.subscription(({ ctx }) => liveAround(deps, ctx.actor.userId)),
    /** The driver doesn't want to go to the suggested place. */
    dismissMove: driverProcedure
      .input(DismissMoveInput)
      .mutation(({ ctx, input }) => dismissMove(deps, ctx.actor, input)),
    board: adminProcedure.subscription(() => liveBoardDemand(deps)),
  });
