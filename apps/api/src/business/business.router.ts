import { BusinessMonthInput, MarkBusinessInput, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import { procedureFor, riderProcedure, router } from '../procedures/procedures.ts';
import { getRideBusiness, listCostCenters, readBusinessMonth } from './business-queries.ts';
import { markBusiness } from './mark-business.ts';

interface Deps {
  db: Db;
  personalDb: Db;
  limits: Limits;
  timeZone: string;
}

/** Rides for work. */
export const createBusinessRouter = (deps: Deps) =>
  router({
    /** Of the rider's own ride; of any for an admin. */
    ofRide: procedureFor('rider', 'admin')
      .input(RideInput)
      .query(({ ctx, input }) => getRideBusiness(deps.db, ctx.actor, input.rideId)),
    mark: riderProcedure
      .input(MarkBusinessInput)
      .mutation(({ ctx, input }) => markBusiness(deps, ctx.actor, input)),
    /** The ones the rider used last. */
    costCenters: riderProcedure.query(({ ctx }) => listCostCenters(deps.db, ctx.actor.userId)),
    month: riderProcedure
      .input(BusinessMonthInput)
      .query(({ ctx, input }) => readBusinessMonth(deps.personalDb, ctx.actor.userId, input, deps.timeZone)),
  });
