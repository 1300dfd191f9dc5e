import { isDeepStrictEqual } from 'node:util';
import {
  addDays,
  cityDay,
  cityMoments,
  MOST_SERIES,
  MOST_SERIES_DAYS,
  nextSeriesDay,
  type Series,
  type StartSeriesInput,
} from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { v5 as namedId } from 'uuid';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { scheduleFor, type ScheduleDeps } from './schedule-ride.ts';
import { listSeries, viewSeries } from './series-queries.ts';
import { tellSeriesDay } from './tell-series-day.ts';

const { scheduledRides, scheduledSeries } = schema;

/** The id of a series' ride on a day: every process that makes it makes the same ride. */
export const seriesRideId = (seriesId: string, day: string): string => namedId(day, seriesId);

/**
 * Schedules a ride that repeats: the first one now, at the usual price, and the others as their days come within reach.
 * Sent again with the same id, it answers with the series that is there.
 * @throws AppError as scheduleRide, and BAD_INPUT for a last day too far ahead, SERIES_FULL
 */
export async function startSeries(
  deps: ScheduleDeps,
  actor: Actor,
  { weekdays: asked, lastDay, ...input }: StartSeriesInput,
  nowMs: number = Date.now(),
): Promise<Series> {
  assertRole(actor, 'rider');
  const riderId = actor.userId;
  const weekdays = asked.toSorted((a, b) => a - b);
  const wanted = { weekdays, lastDay, input };
  const before = await findSame(deps.db.orm, riderId, wanted);
  if (before) return before;
  if (lastDay > addDays(cityDay(deps.timeZone, nowMs), MOST_SERIES_DAYS))
    throw new AppError('seriesFar', { weeks: MOST_SERIES_DAYS / 7 }).at('lastDay');
  const { id, day, time, type, pickup, destination } = input;
  await scheduleFor(
    deps,
    actor,
    riderId,
    { ...input, id: seriesRideId(id, day) },
    async (tx, { id: rideId }) => {
      if ((await listSeries(tx, riderId)).length >= MOST_SERIES) throw new AppError('SERIES_FULL');
      const [made] = await tx
        .insert(scheduledSeries)
        .values({
          ...{ id, riderId, type, weekdays, time, firstDay: day, lastDay },
          nextDay: nextSeriesDay(day, { weekdays, lastDay }),
          ...{ pickupAddress: pickup.address, pickupLat: pickup.lat, pickupLng: pickup.lng },
          destinationAddress: destination.address,
          ...{ destinationLat: destination.lat, destinationLng: destination.lng },
          stops: input.stops ?? [],
          ...{ pickupNote: input.pickupNote, passenger: input.passenger, business: input.business },
        })
        .onConflictDoNothing()
        .returning({ id: scheduledSeries.id });
      // Another rider's has this id.
      if (!made) throw new AppError('COMMAND_REUSED');
      await tx.update(scheduledRides).set({ seriesId: id }).where(eq(scheduledRides.id, rideId));
      if (cityMoments(deps.timeZone, day, time).length > 1)
        await tellSeriesDay(tx, { id, riderId, time, destinationAddress: destination.address }, day, 'twice');
    },
    nowMs,
  );
  const made = await findSame(deps.db.orm, riderId, wanted);
  if (!made) throw new AppError('COMMAND_REUSED');
  return made;
}

/** The rider's series with this id. @throws AppError COMMAND_REUSED when it is another one */
async function findSame(
  orm: Tx,
  riderId: string,
  {
    weekdays,
    lastDay,
    input,
  }: Pick<StartSeriesInput, 'weekdays' | 'lastDay'> & {
    input: Omit<StartSeriesInput, 'weekdays' | 'lastDay'>;
  },
): Promise<Series | undefined> {
  const { id, type, time, day, pickup, destination, stops = [], passenger, business } = input;
  const [row] = await orm
    .select()
    .from(scheduledSeries)
    .where(and(eq(scheduledSeries.id, id), eq(scheduledSeries.riderId, riderId)));
  if (!row) return undefined;
  const found = viewSeries(row);
  const isSame =
    isDeepStrictEqual(found, { id, type, time, pickup, destination, weekdays, lastDay }) &&
    row.firstDay === day &&
    isDeepStrictEqual(row.stops, stops) &&
    isDeepStrictEqual(row.passenger ?? undefined, passenger) &&
    isDeepStrictEqual(row.business ?? undefined, business);
  if (!isSame) throw new AppError('COMMAND_REUSED');
  return found;
}
