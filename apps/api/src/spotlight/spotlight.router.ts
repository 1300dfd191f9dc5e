import type { Db } from '@ridewire/db';
import { FindInput } from '@ridewire/contracts';
import { router, userProcedure } from '../procedures/procedures.ts';
import { findAnything } from './find-anything.ts';

export const createSearchRouter = (deps: { adminDb: Db; personalDb: Db }) =>
  router({
    /** The results the top bar's search shows besides pages and actions. */
    find: userProcedure.input(FindInput).query(({ ctx, input }) => findAnything(deps, ctx.actor, input.text)),
  });
