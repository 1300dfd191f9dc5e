import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { AlertIdInput, RaiseAlertInput } from '@ridewire/contracts';
import { adminProcedure, deskProcedure, procedureFor, router } from '../procedures/procedures.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { liveOpenAlerts, liveOwnAlert } from './live-alerts.ts';
import { raiseAlert } from './raise-alert.ts';

const onRideProcedure = procedureFor('rider', 'driver');

export const createAlertsRouter = (deps: { db: Db; hub: EventHub }) =>
  router({
    raise: onRideProcedure
      .input(RaiseAlertInput)
      .mutation(({ ctx, input }) => raiseAlert(deps, ctx.actor, input)),
    /** The alerts no one has taken yet. */
    open: adminProcedure.subscription(() => liveOpenAlerts(deps)),
    acknowledge: deskProcedure('safety:write')
      .input(AlertIdInput)
      .mutation(({ ctx, input }) => acknowledgeAlert(deps, ctx.actor, input)),
    /** The caller's last alert, and whether someone responded. */
    mine: onRideProcedure.subscription(({ ctx }) => liveOwnAlert(deps, ctx.actor.userId)),
  });

export type AlertsRouter = ReturnType<typeof createAlertsRouter>;
