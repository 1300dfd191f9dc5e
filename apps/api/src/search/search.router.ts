import { FindInput } from '@ridewire/contracts';
import { router, userProcedure } from '../http/trpc.ts';
import { findAnything } from './find-anything.ts';

export const searchRouter = router({
  /** What the top bar's search shows beside pages and actions. */
  find: userProcedure
    .input(FindInput)
    .query(({ ctx, input }) => findAnything(ctx.core, ctx.actor, input.text)),
});
