import {
  addDays,
  cityDay,
  cityMoments,
  LEAST_MINUTES_AHEAD,
  MOST_DAYS_AHEAD,
  MOST_SCHEDULED,
  nextSeriesDay,
  type ErrorCode,
  type SeriesWhy,
} from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { tell } from '../live/tell.ts';
import { IS_UPCOMING } from './scheduled-queries.ts';
import { scheduleFor, type ScheduleDeps } from './schedule-ride.ts';
import { seriesRideId } from './start-series.ts';
import { tellSeriesDay } from './tell-series-day.ts';
import type { SeriesRow } from './series-queries.ts';

const { scheduledRides, scheduledSeries, users } = schema;

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** How many are read in one go. */
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

/** Reasons that may pass: the day waits for that until a day before its pickup, and is left out only then. */
const MAY_PASS: ReadonlySet<SeriesWhy> = new Set(['full', 'blocked']);
const WAITS_MS = DAY_MS;

/**
 * Schedules the rides of series whose day has come within reach: of all, or of one. Any number of processes may look: the ride and the
 * series' step to its next day are one transaction, in which a second process finds the step already made.
 *
 * The soonest rides come first, so that several series of one rider share the places there are.
 */
export async function makeSeriesRides(
  deps: Deps,
  nowMs: number = Date.now(),
  seriesId?: string,
): Promise<void> {
  let last: SeriesRow | undefined;
  for (;;) {
    const due = await listDue(deps, { nowMs, seriesId, last });
    const day = due[0]?.nextDay;
    if (!day) return;
    // A series that has its ride comes up again with its next day, after the others of this one.
    for (const series of due.filter(({ nextDay }) => nextDay === day)) {
      await makeDay(deps, series, day, nowMs).catch((error: unknown) =>
        deps.log.error({ error, seriesId: series.id }, 'could not make a ride of a series'),
      );
      last = series;
    }
  }
}

/** Its next ride's moment, by the city's clocks. Of two such moments, the second. */
const momentIn = (timeZone: string) =>
  sql`(${scheduledSeries.nextDay} + ${scheduledSeries.time}::time) at time zone ${timeZone}`;

/** Whether its rider could have another scheduled ride now. Asked before the trip is, which costs more. */
const HAS_PLACE = sql`exists (select from ${users} where ${users.id} = ${scheduledSeries.riderId} and ${users.status} = 'active')
  and (select count(*) from ${scheduledRides}
    where ${scheduledRides.riderId} = ${scheduledSeries.riderId} and ${IS_UPCOMING}) < ${MOST_SCHEDULED}`;

interface Due {
  nowMs: number;
  seriesId: string | undefined;
  /** The one looked at last; those after it follow. */
  last: SeriesRow | undefined;
}

/** Some of the series whose next ride is within reach and need not wait, the soonest first. */
function listDue({ db, timeZone }: Deps, { nowMs, seriesId, last }: Due): Promise<SeriesRow[]> {
  const { id, nextDay, time } = scheduledSeries;
  const moment = momentIn(timeZone);
  const by = (ms: number) => sql`${moment} <= ${new Date(nowMs + ms)}`;
  return db.orm
    .select()
    .from(scheduledSeries)
    .where(
      and(
        // What the index knows; the moment is what counts.
        lte(nextDay, addDays(cityDay(timeZone, nowMs), MOST_DAYS_AHEAD)),
        by(MOST_DAYS_AHEAD * DAY_MS),
        or(by(WAITS_MS), HAS_PLACE),
        seriesId === undefined ? undefined : eq(id, seriesId),
        last && sql`(${nextDay}, ${time}, ${id}) > (${last.nextDay}::date, ${last.time}, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(nextDay), asc(time), asc(id))
    .limit(AT_ONCE);
}

/** A series' ride on its next day, or the word that there is none; neither while that may still change. */
async function makeDay(deps: Deps, series: SeriesRow, day: string, nowMs: number): Promise<void> {
  const moments = cityMoments(deps.timeZone, day, series.time);
  // A time that is skipped has no moment.
  const moment = moments[0] ?? nowMs;
  if (moment > nowMs + MOST_DAYS_AHEAD * DAY_MS) return;
  const why = await makeRide(deps, series, day, { moments, nowMs });
  if (why === null || why === 'later') return;
  if (MAY_PASS.has(why) && moment > nowMs + WAITS_MS) return;
  await skip(deps, series, day, why);
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
        // The rider has just ended the series: nothing is made.
        if (!(await step(tx, series, day))) throw new AppError('SERIES_NOT_FOUND');
        await tx.update(scheduledRides).set({ seriesId: id }).where(eq(scheduledRides.id, ride.id));
        if (moments.length > 1) await tellSeriesDay(tx, series, day, 'twice');
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
    await tellSeriesDay(tx, series, day, why);
    await tell(tx, { event: 'scheduled.changed', riderId: series.riderId });
  });
