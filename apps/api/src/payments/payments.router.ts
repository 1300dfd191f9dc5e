import type { Db } from '@ridewire/db';
import { ListPaymentsInput, RideInput } from '@ridewire/contracts';
import { riderProcedure, router } from '../procedures/procedures.ts';
import { getPayment, listPayments } from './payment-queries.ts';

export const createPaymentsRouter = (deps: { db: Db }) =>
  router({
    /** The caller's payment for each ride, newest first. */
    list: riderProcedure
      .input(ListPaymentsInput)
      .query(({ ctx, input }) => listPayments(deps.db, ctx.actor.userId, input)),
    /** One payment with its receipt. */
    get: riderProcedure
      .input(RideInput)
      .query(({ ctx, input }) => getPayment(deps.db, ctx.actor.userId, input.rideId)),
  });

export type PaymentsRouter = ReturnType<typeof createPaymentsRouter>;
