import { DRIVING_STATUSES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import type { PastRequests } from '@ridewire/dispatch';
import { and, gte, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { firstIdOf } from '../core/first-id-of.ts';
import type { RideToEnd } from './ending-rides.ts';
import { RECENT_MS, type RecentRequest } from './recent-requests.ts';

const { CELL_HOURS_DAYS, rides } = schema;

/** The figures of the weeks before for an area. */
export interface PastArea extends PastRequests {
  cell: string;
  /** All its requests of these weeks: none of today, which would show a driver who was one too many. */
  total: number;
}

const PastRow = z.object({
  cell: z.string(),
  total: z.number(),
  atHourOfWeek: z.number(),
  atHourOfDay: z.number(),
  days: z.number(),
});

/**
 * The figures of the weeks before today for each area and the next quarter of an hour, by the city's clock: those of
 * the present hour, and of the next hour as far as the quarter reaches into it. Reads kept figures only, so the number
 * of rides doesn't matter.
 */
export async function readPast({ pool }: Pick<Db, 'pool'>): Promise<PastArea[]> {
  const { rows } = await pool.query<Record<string, unknown>>({ name: 'read_past_demand', text: READ_PAST });
  return rows.map((row) => PastRow.parse(row));
}

const READ_PAST = `
with here as (
  select now() at time zone time_zone as clock, (now() at time zone time_zone)::date as today from city
), span as (
  select today, today - ${CELL_HOURS_DAYS} as before, greatest(0, least(${CELL_HOURS_DAYS - 1}, today - (select min(day) from ride_days))) as days
  from here
), slots as (
  -- How much of the quarter falls into this hour, and how much into the next one.
  select extract(hour from at)::smallint as hour, extract(isodow from at) as weekday, share
  from here, lateral (
    values (clock, 1 - greatest(0, extract(minute from clock) - 45) / 15),
      (clock + interval '1 hour', greatest(0, extract(minute from clock) - 45) / 15)
  ) as slot(at, share)
  where share > 0
), hours as (
  select cell, sum(requested * share) filter (where extract(isodow from day) = weekday) as at_week, sum(requested * share) as at_day
  from span, slots, generate_series(1, ${CELL_HOURS_DAYS - 1}) back,
    -- Of each day this hour alone, by the key: the whole table is some hundred thousand rows.
    lateral (select * from ride_cell_hours h where h.day = today - back and h.hour = slots.hour offset 0) asked
  group by cell
), totals as (
  select cell, sum(requested) as total from span, ride_cells where day > before and day < today group by cell
)
select cell, coalesce(total, 0)::int as total, coalesce(at_week, 0)::float8 as "atHourOfWeek",
  coalesce(at_day, 0)::float8 as "atHourOfDay", coalesce(days, 0)::int as days
from totals left join hours using (cell) cross join span where total > 0`;

/** All requests of the last quarter of an hour, with any outcome; found by their ids, which are in order of time. */
export async function listRecentRequests({ orm }: Pick<Db, 'orm'>, now: number): Promise<RecentRequest[]> {
  return orm
    .select({
      id: rides.id,
      riderId: rides.riderId,
      pickup: { lat: rides.pickupLat, lng: rides.pickupLng },
      at: sql<number>`(extract(epoch from ${rides.requestedAt}) * 1000)::float8`,
    })
    .from(rides)
    .where(and(gte(rides.id, firstIdOf(now - RECENT_MS)), isNull(rides.deletedAt)))
    .orderBy(rides.id);
}

/** Rides that have a driver. */
export const listRidesToEnd = ({ orm }: Pick<Db, 'orm'>): Promise<RideToEnd[]> =>
  orm
    .select({
      id: rides.id,
      status: rides.status,
      destination: { lat: rides.destinationLat, lng: rides.destinationLng },
      durationSeconds: rides.durationSeconds,
      pickedUpAt: sql<number | null>`(extract(epoch from ${rides.pickedUpAt}) * 1000)::float8`,
    })
    .from(rides)
    .where(and(inArray(rides.status, DRIVING_STATUSES), isNull(rides.deletedAt)));
