import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import type { Limits } from '../core/limits.ts';
import { ChooseNotificationsInput, ListNotificationsInput, MarkReadInput } from '@ridewire/contracts';
import { router, userProcedure } from '../procedures/procedures.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { liveNotifications } from './live-notifications.ts';
import { markRead } from './mark-read.ts';
import { listNotifications } from './notification-queries.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  limits: Limits;
}

/** The caller's own. */
export const createNotificationsRouter = (deps: Deps) =>
  router({
    /** The number of unread ones, the latest, and the unwanted kinds. */
    live: userProcedure.subscription(({ ctx }) => liveNotifications(deps, ctx.actor.userId)),
    list: userProcedure
      .input(ListNotificationsInput)
      .query(({ ctx, input }) => listNotifications(deps.db, ctx.actor.userId, input)),
    markRead: userProcedure
      .input(MarkReadInput)
      .mutation(({ ctx, input }) => markRead(deps, ctx.actor, input)),
    choose: userProcedure
      .input(ChooseNotificationsInput)
      .mutation(({ ctx, input }) => chooseNotifications(deps, ctx.actor, input)),
  });

export type NotificationsRouter = ReturnType<typeof createNotificationsRouter>;
