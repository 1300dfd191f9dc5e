import {
  ChangeScheduledInput,
  ListScheduledInput,
  ReleaseScheduledInput,
  RescheduleInput,
  ScheduledInput,
  ScheduledQuoteInput,
  ScheduleRideInput,
  SeriesInput,
  StartSeriesInput,
  TakeScheduledInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import {
  adminProcedure,
  deskProcedure,
  driverProcedure,
  procedureFor,
  riderProcedure,
  router,
} from '../procedures/procedures.ts';
import { cancelScheduled, changeScheduled, reschedule } from './change-scheduled.ts';
import { endSeries } from './end-series.ts';
import { makeSeriesRides } from './make-series-rides.ts';
import { startSeries } from './start-series.ts';
import { createAreaNamer } from './area-namer.ts';
import type { AsksAtDeps } from './asks-at.ts';
import { getAtDesk, listAtDesk } from './list-at-desk.ts';
import { liveAhead, liveScheduledChanges, liveScheduled, liveUpcoming } from './live-scheduled.ts';
import { releaseByDesk } from './release-by-desk.ts';
import { quoteScheduled, scheduleRide } from './schedule-ride.ts';
import { giveBackScheduled, takeScheduled } from './take-scheduled.ts';

type Deps = Parameters<typeof scheduleRide>[0] &
  AsksAtDeps &
  Parameters<typeof createAreaNamer>[0] &
  Parameters<typeof makeSeriesRides>[0] & { adminDb: Db; hub: EventHub };

/** Rides for later. */
export function createScheduledRouter(deps: Deps) {
  const areas = createAreaNamer(deps);
  return router({
    /** What a trip costs when it is scheduled: the usual price. */
    quote: riderProcedure
      .input(ScheduledQuoteInput)
      .query(({ ctx, input }) => quoteScheduled(deps, ctx.actor, input)),
    schedule: riderProcedure
      .input(ScheduleRideInput)
      .mutation(({ ctx, input }) => scheduleRide(deps, ctx.actor, input)),
    /** Another time for it. */
    reschedule: procedureFor('rider', 'admin')
      .meta({ desk: 'bookings:write' })
      .input(RescheduleInput)
      .mutation(({ ctx, input }) => reschedule(deps, ctx.actor, input)),
    /** Other places, another time or type, and what else was chosen. */
    change: procedureFor('rider', 'admin')
      .meta({ desk: 'bookings:write' })
      .input(ChangeScheduledInput)
      .mutation(({ ctx, input }) => changeScheduled(deps, ctx.actor, input)),
    cancel: procedureFor('rider', 'admin')
      .meta({ desk: 'bookings:write' })
      .input(ScheduledInput)
      .mutation(({ ctx, input }) => cancelScheduled(deps, ctx.actor, input)),
    /** Schedules a ride that repeats on weekdays; those within reach are there with the answer. */
    startSeries: riderProcedure.input(StartSeriesInput).mutation(async ({ ctx, input }) => {
      const series = await startSeries(deps, ctx.actor, input);
      await makeSeriesRides(deps, Date.now(), series.id);
      return series;
    }),
    endSeries: riderProcedure
      .input(SeriesInput)
      .mutation(({ ctx, input }) => endSeries(deps, ctx.actor, input)),
    /** The rider's, the soonest first. */
    mine: riderProcedure.subscription(({ ctx }) => liveScheduled(deps, ctx.actor)),
    /** Everyone's. */
    list: adminProcedure.input(ListScheduledInput).query(({ input }) => listAtDesk(deps, input)),
    get: adminProcedure.input(ScheduledInput).query(({ input }) => getAtDesk(deps, input)),
    changes: adminProcedure.subscription(() => liveScheduledChanges(deps)),
    upcoming: adminProcedure.subscription(() => liveUpcoming(deps)),
    /** The desk opens one that a driver took to the others again. */
    release: deskProcedure('bookings:write')
      .input(ReleaseScheduledInput)
      .mutation(({ ctx, input }) => releaseByDesk(deps, ctx.actor, input)),
    /** The driver takes one beforehand. */
    take: driverProcedure
      .input(TakeScheduledInput)
      .mutation(({ ctx, input }) => takeScheduled(deps, ctx.actor, input)),
    giveBack: driverProcedure
      .input(ScheduledInput)
      .mutation(({ ctx, input }) => giveBackScheduled(deps, ctx.actor, input)),
    /** Those the driver took, and those they could take; the soonest first. */
    ahead: driverProcedure.subscription(({ ctx }) => liveAhead(deps, areas, ctx.actor)),
  });
}

export type ScheduledRouter = ReturnType<typeof createScheduledRouter>;
