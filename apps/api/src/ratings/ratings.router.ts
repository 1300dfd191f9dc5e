import { RateRideInput, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, procedureFor, router } from '../procedures/procedures.ts';
import { listRatings } from './list-ratings.ts';
import { liveRating } from './live-rating.ts';
import { rateRide } from './rate-ride.ts';

interface Deps {
  db: Db;
  hub: EventHub;
}

const oneOfTwo = procedureFor('rider', 'driver');

/** What riders and drivers think of each other after a ride. */
export const createRatingsRouter = (deps: Deps) =>
  router({
    live: oneOfTwo
      .input(RideInput)
      .subscription(({ ctx, input }) => liveRating(deps, ctx.actor, input.rideId)),
    rate: oneOfTwo.input(RateRideInput).mutation(({ ctx, input }) => rateRide(deps, ctx.actor, input)),
    ofRide: adminProcedure.input(RideInput).query(({ ctx, input }) => listRatings(deps.db, ctx.actor, input)),
  });

export type RatingsRouter = ReturnType<typeof createRatingsRouter>;
