import { RemoveViewInput, SaveViewInput } from '@ridewire/contracts';
import { adminProcedure, router } from '../procedures/procedures.ts';
import { liveSavedViews, removeView, saveView, type SavedViewsDeps } from './saved-views.ts';

/** The filters of the desk's pages under names, each admin's own. */
export const createSavedViewsRouter = (deps: SavedViewsDeps) =>
  router({
    mine: adminProcedure.subscription(({ ctx }) => liveSavedViews(deps, ctx.actor)),
    save: adminProcedure
      .meta({ isOwn: true })
      .input(SaveViewInput)
      .mutation(({ ctx, input }) => saveView(deps, ctx.actor, input)),
    remove: adminProcedure
      .meta({ isOwn: true })
      .input(RemoveViewInput)
      .mutation(({ ctx, input }) => removeView(deps, ctx.actor, input)),
  });
