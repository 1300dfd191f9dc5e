import { ListPaymentsInput, RideInput } from '@ridewire/contracts';
import { riderProcedure, router } from '../http/trpc.ts';
import { getPayment, listPayments } from './payment-queries.ts';

export const paymentsRouter = router({
  /** What one paid for each ride, newest first. */
  list: riderProcedure
    .input(ListPaymentsInput)
    .query(({ ctx, input }) => listPayments(ctx.core.db, ctx.actor.userId, input)),
  /** One payment with its receipt. */
  get: riderProcedure
    .input(RideInput)
    .query(({ ctx, input }) => getPayment(ctx.core.db, ctx.actor.userId, input.rideId)),
});
