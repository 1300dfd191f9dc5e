import { ChooseNotificationsInput, ListNotificationsInput, MarkReadInput } from '@ridewire/contracts';
import { router, userProcedure } from '../http/trpc.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { liveNotifications } from './live-notifications.ts';
import { markRead } from './mark-read.ts';
import { listNotifications } from './notification-queries.ts';

/** Everybody's own. */
export const notificationsRouter = router({
  /** How many are unread, the latest, and what isn't wanted. */
  live: userProcedure.subscription(({ ctx }) => liveNotifications(ctx.core, ctx.actor.userId)),
  list: userProcedure
    .input(ListNotificationsInput)
    .query(({ ctx, input }) => listNotifications(ctx.core.db, ctx.actor.userId, input)),
  markRead: userProcedure
    .input(MarkReadInput)
    .mutation(({ ctx, input }) => markRead(ctx.core, ctx.actor, input)),
  choose: userProcedure
    .input(ChooseNotificationsInput)
    .mutation(({ ctx, input }) => chooseNotifications(ctx.core, ctx.actor, input)),
});
