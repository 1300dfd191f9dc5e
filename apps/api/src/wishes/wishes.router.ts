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

/** What riders and drivers want of being matched with each other; everybody's own. */
export const createWishesRouter = (deps: Deps) =>
  router({
    /** Says it, or takes it back. */
    make: oneOfTwo.input(MakeWishInput).mutation(({ ctx, input }) => makeWish(deps, ctx.actor, input)),
    list: oneOfTwo.subscription(({ ctx }) => liveWishes(deps, ctx.actor)),
  });
