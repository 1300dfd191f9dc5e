import {
  addDays,
  cityDay,
  cityMoments,
  LEAST_MINUTES_AHEAD,
  MOST_DAYS_AHEAD,
  nextSeriesDay,
  type ErrorCode,
  type SeriesWhy,
} from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, asc, eq, lte } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { scheduleFor, type ScheduleDeps } from './schedule-ride.ts';
import { seriesRideId } from './start-series.ts';
import type { SeriesRow } from './series-queries.ts';

const { scheduledRides, scheduledSeries } = schema;

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** How many are looked at in one go; the others come with the next. */
const AT_ONCE = 100;

type Deps = ScheduleDeps & { log: Log };

/** Refusals that will be the same later, and what the rider reads of them. Others are tried again. */
const WHY: Partial<Record<ErrorCode, SeriesWhy>> = {
  OUTSIDE_AREA: 'area',
  SAME_PLACE: 'way',
  TOO_FAR: 'way',
  NO_STREET_NEAR: 'way',
  NO_WAY: 'way',
  SCHEDULED_FULL: 'full',
  SCHEDULED_NEAR: 'near',
  USER_BLOCKED: 'blocked',
  // Its type is no longer offered: nothing else of its input was typed anew.
  BAD_INPUT: 'type',
};

/**
 * Schedules the rides of series whose day has come within reach: of all, or of one. Any number of processes may look: the ride and the
 * series' step to its next day are one transaction, in which a second process finds the step already made.
 */
export async function makeSeriesRides(
  deps: Deps,
  nowMs: number = Date.now(),
  seriesId?: string,
): Promise<void> {
  const reach = addDays(cityDay(deps.timeZone, nowMs), MOST_DAYS_AHEAD);
  const due = await deps.db.orm
    .select()
    .from(scheduledSeries)
    .where(
      and(
        lte(scheduledSeries.nextDay, reach),
        seriesId === undefined ? undefined : eq(scheduledSeries.id, seriesId),
      ),
    )
    .orderBy(asc(scheduledSeries.nextDay), asc(scheduledSeries.id))
    .limit(AT_ONCE);
  for (const series of due)
    await makeRides(deps, series, nowMs).catch((error: unknown) =>
      deps.log.error({ error, seriesId: series.id }, 'could not make the rides of a series'),
    );
}

/** All days of one series that are within reach. */
async function makeRides(deps: Deps, series: SeriesRow, nowMs: number): Promise<void> {
  for (let day = series.nextDay; day; day = nextSeriesDay(day, series)) {
    const moments = cityMoments(deps.timeZone, day, series.time);
    const [moment] = moments;
    const farMs = nowMs + MOST_DAYS_AHEAD * DAY_MS;
    // A time that is skipped has no moment, only its day.
    if (moment === undefined ? day > cityDay(deps.timeZone, farMs) : moment > farMs) return;
    const why = await makeRide(deps, series, day, { moments, nowMs });
    if (why === 'later') return;
    if (why) await skip(deps, series, day, why);
  }
}

/** @returns why there is none; `later` where it may be tried again; null when there is one */
async function makeRide(
  deps: Deps,
  series: SeriesRow,
  day: string,
  { moments, nowMs }: { moments: readonly number[]; nowMs: number },
): Promise<SeriesWhy | 'later' | null> {
  const [moment] = moments;
  if (moment === undefined) return 'gap';
  if (moment < nowMs + LEAST_MINUTES_AHEAD * MINUTE_MS) return 'late';
  const { id, riderId, stops, pickupNote, passenger, business } = series;
  const trip = {
    ...{ id: seriesRideId(id, day), type: series.type, day, time: series.time },
    pickup: { address: series.pickupAddress, lat: series.pickupLat, lng: series.pickupLng },
    destination: {
      ...{ address: series.destinationAddress, lat: series.destinationLat, lng: series.destinationLng },
    },
    ...(stops.length > 0 && { stops }),
    pickupNote: pickupNote ?? undefined,
    ...(passenger && { passenger }),
    ...(business && { business }),
  };
  let isNew = false;
  try {
    await scheduleFor(
      deps,
      null,
      riderId,
      trip,
      async (tx, ride) => {
        // The rider has ended the series meanwhile: nothing is made.
        if (!(await step(tx, series, day))) throw new AppError('SERIES_NOT_FOUND');
        await tx.update(scheduledRides).set({ seriesId: id }).where(eq(scheduledRides.id, ride.id));
        if (moments.length > 1) await sayOfDay(tx, series, day, 'twice');
        isNew = true;
      },
      nowMs,
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The day's ride was made before, and canceled since.
    if (error.code !== 'SCHEDULED_NOT_FOUND') return WHY[error.code] ?? 'later';
  }
  if (!isNew) await inTransaction(deps.db, (tx) => step(tx, series, day));
  return null;
}

/** Moves a series on to its next day, if it is still at this one. */
async function step(tx: Tx, series: SeriesRow, day: string): Promise<boolean> {
  const moved = await tx
    .update(scheduledSeries)
    .set({ nextDay: nextSeriesDay(day, series) })
    .where(and(eq(scheduledSeries.id, series.id), eq(scheduledSeries.nextDay, day)))
    .returning({ id: scheduledSeries.id });
  return moved.length > 0;
}

/** Leaves a day out, and says so once. */
const skip = ({ db }: Deps, series: SeriesRow, day: string, why: SeriesWhy): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await step(tx, series, day))) return;
    await sayOfDay(tx, series, day, why);
    await tell(tx, { event: 'scheduled.changed', riderId: series.riderId });
  });

const sayOfDay = (tx: Tx, { riderId, time, destinationAddress }: SeriesRow, day: string, why: SeriesWhy) =>
  tellPeople(tx, {
    to: [riderId],
    type: 'series_ride',
    params: { day, time, destination: destinationAddress, why },
  });
