import type { Db } from '@ridewire/db';
import { ListPaymentsInput, RideInput } from '@ridewire/contracts';
import { riderProcedure, router } from '../procedures/procedures.ts';
import type { Limits } from '../core/limits.ts';
import { mailReceipt } from './receipt/mail-receipt.ts';
import { getPayment, listPayments } from './payment-queries.ts';

export const createPaymentsRouter = (deps: { db: Db; limits: Limits }) =>
  router({
    /** The caller's payment for each ride, newest first. */
    list: riderProcedure
      .input(ListPaymentsInput)
      .query(({ ctx, input }) => listPayments(deps.db, ctx.actor.userId, input)),
    /** One payment with its receipt. */
    get: riderProcedure
      .input(RideInput)
      .query(({ ctx, input }) => getPayment(deps.db, ctx.actor.userId, input.rideId)),
    /** Mails the receipt as a file. */
    mailReceipt: riderProcedure
      .input(RideInput)
      .mutation(({ ctx, input }) => mailReceipt(deps, ctx.actor, input)),
  });

export type PaymentsRouter = ReturnType<typeof createPaymentsRouter>;
