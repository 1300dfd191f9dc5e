import { MakeWishInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { EventHub } from '../live/event-hub.ts';
import { procedureFor, router } from '../procedures/procedures.ts';
import { liveWishes } from './live-wishes.ts';
import { makeWish } from './make-wish.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  limits: Limits;
}

const oneOfTwo = procedureFor('rider', 'driver');

/** The wishes of riders and drivers about being matched with each other; each person's own. */
export const createWishesRouter = (deps: Deps) =>
  router({
    /** Makes a wish, or takes it back. */
    make: oneOfTwo.input(MakeWishInput).mutation(({ ctx, input }) => makeWish(deps, ctx.actor, input)),
    list: oneOfTwo.subscription(({ ctx }) => liveWishes(deps, ctx.actor)),
  });
