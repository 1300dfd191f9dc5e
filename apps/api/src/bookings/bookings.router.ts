import {
  BookRideInput,
  BookScheduledInput,
  CheckRidersPromoInput,
  FindRidersInput,
  QuoteRideInput,
  SaveGuestInput,
  ScheduledQuoteInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { adminProcedure, deskProcedure, router } from '../procedures/procedures.ts';
import { quoteRide } from '../rides/prices/quote-ride.ts';
import { quoteScheduled } from '../scheduled/schedule-ride.ts';
import { bookRide, bookScheduled, checkRidersPromo } from './book-ride.ts';
import { findRiders } from './find-riders.ts';
import { saveGuest } from './save-guest.ts';

type Deps = { db: Db; adminDb: Db } & Parameters<typeof bookRide>[0] &
  Parameters<typeof bookScheduled>[0] &
  Parameters<typeof quoteRide>[0];

/** What the desk books for riders who call. */
export const createBookingsRouter = (deps: Deps) =>
  router({
    /** The riders with a phone number. */
    riders: adminProcedure.input(FindRidersInput).query(({ input }) => findRiders(deps.adminDb, input)),
    /** Somebody who has no account becomes a rider. */
    saveGuest: deskProcedure('bookings:write')
      .input(SaveGuestInput)
      .mutation(({ ctx, input }) => saveGuest(deps, ctx.actor, input, ctx.from)),
    quote: adminProcedure
      .input(QuoteRideInput)
      .query(({ ctx, input }) => quoteRide(deps, input, ctx.actor.userId)),
    quoteScheduled: adminProcedure
      .input(ScheduledQuoteInput)
      .query(({ ctx, input }) => quoteScheduled(deps, ctx.actor, input)),
    /** What a promo code takes off a rider's next ride. */
    checkPromo: deskProcedure('bookings:write')
      .input(CheckRidersPromoInput)
      .query(({ ctx, input }) => checkRidersPromo(deps, ctx.actor, input)),
    request: deskProcedure('bookings:write')
      .input(BookRideInput)
      .mutation(({ ctx, input }) => bookRide(deps, ctx.actor, input)),
    schedule: deskProcedure('bookings:write')
      .input(BookScheduledInput)
      .mutation(({ ctx, input }) => bookScheduled(deps, ctx.actor, input)),
  });

export type BookingsRouter = ReturnType<typeof createBookingsRouter>;
