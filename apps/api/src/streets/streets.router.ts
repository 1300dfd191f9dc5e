import { FindWayInput } from '@ridewire/contracts';
import { router, userProcedure } from '../procedures/procedures.ts';
import { liveCity } from './live-city.ts';
import type { WayFinder } from './way-finder.ts';

export const createStreetsRouter = (deps: Parameters<typeof liveCity>[0] & { ways: WayFinder }) =>
  router({
    /** The city whose map is shown, live. */
    city: userProcedure.subscription(() => liveCity(deps)),
    /** The quickest way by car now; null where no streets are known. */
    way: userProcedure
      .input(FindWayInput)
      .query(({ ctx, input: { from, to, bearing } }) =>
        deps.ways.findWay({ ...from, bearing }, to, ctx.actor.userId),
      ),
  });
