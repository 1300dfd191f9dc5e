import { AlertIdInput, RaiseAlertInput } from '@ridewire/contracts';
import { adminProcedure, procedureFor, router } from '../http/trpc.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { liveOpenAlerts, liveOwnAlert } from './live-alerts.ts';
import { raiseAlert } from './raise-alert.ts';

const onRideProcedure = procedureFor('rider', 'driver');

export const alertsRouter = router({
  raise: onRideProcedure
    .input(RaiseAlertInput)
    .mutation(({ ctx, input }) => raiseAlert(ctx.core, ctx.actor, input)),
  /** What nobody has taken yet. */
  open: adminProcedure.subscription(({ ctx }) => liveOpenAlerts(ctx.core)),
  acknowledge: adminProcedure
    .input(AlertIdInput)
    .mutation(({ ctx, input }) => acknowledgeAlert(ctx.core, ctx.actor, input)),
  /** The last of one's own, and whether help knows. */
  mine: onRideProcedure.subscription(({ ctx }) => liveOwnAlert(ctx.core, ctx.actor.userId)),
});
