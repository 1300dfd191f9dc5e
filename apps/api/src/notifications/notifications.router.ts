import { MarkReadInput, PageInput } from '@ridewire/contracts';
import { router, userProcedure } from '../http/trpc.ts';
import { liveNotifications } from './live-notifications.ts';
import { markRead } from './mark-read.ts';
import { listNotifications } from './notification-queries.ts';

/** Everybody's own. */
export const notificationsRouter = router({
  /** How many are unread, and the latest. */
  live: userProcedure.subscription(({ ctx }) => liveNotifications(ctx.core, ctx.actor.userId)),
  list: userProcedure
    .input(PageInput)
    .query(({ ctx, input }) => listNotifications(ctx.core.db, ctx.actor.userId, input)),
  markRead: userProcedure
    .input(MarkReadInput)
    .mutation(({ ctx, input }) => markRead(ctx.core, ctx.actor, input)),
});
