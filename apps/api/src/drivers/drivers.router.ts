import { ReportPositionInput, SetAvailabilityInput } from '@ridewire/contracts';
import { driverProcedure, router } from '../http/trpc.ts';
import { liveAvailability, liveEarnings } from './live-drivers.ts';
import { reportPosition } from './report-position.ts';
import { setAvailability } from './set-availability.ts';

export const driversRouter = router({
  setAvailability: driverProcedure
    .input(SetAvailabilityInput)
    .mutation(({ ctx, input }) => setAvailability(ctx.core, ctx.actor, input)),
  reportPosition: driverProcedure
    .input(ReportPositionInput)
    .mutation(({ ctx, input }) => reportPosition(ctx.core, ctx.actor, input)),
  availability: driverProcedure.subscription(({ ctx }) => liveAvailability(ctx.core, ctx.actor.userId)),
  earnings: driverProcedure.subscription(({ ctx }) => liveEarnings(ctx.core, ctx.actor.userId)),
});
