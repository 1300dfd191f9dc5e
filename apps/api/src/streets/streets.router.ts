import { FindWayInput } from '@ridewire/contracts';
import { router, userProcedure } from '../procedures/procedures.ts';
import { liveCity } from './live-city.ts';
import { findWayThrough } from './find-way-through.ts';
import type { WayFinder } from './way-finder.ts';

export const createStreetsRouter = (deps: Parameters<typeof liveCity>[0] & { ways: WayFinder }) =>
  router({
    /** The city whose map is shown, live. */
    city: userProcedure.subscription(() => liveCity(deps)),
    /** The quickest way by car now; null where no streets are known. */
    way: userProcedure
      .input(FindWayInput)
      .query(({ ctx, input: { from, via = [], to, bearing, isCar } }) =>
        findWayThrough(deps.ways, { ...from, bearing, isCar }, [...via, to], ctx.actor.userId),
      ),
  });
