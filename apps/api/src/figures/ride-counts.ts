import type { RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** Rides of one day of the list, newest first. */
export interface RideDay {
  /** By the city's calendar: 2026-11-21. */
  day: string;
  /** How many rides of the list are of later days. */
  before: number;
  /** The list's rides of this day have ids of this time and later, and earlier than `until`. */
  from: Date;
  until: Date;
}

const isKept = (status: RideStatus | undefined): status is 'completed' | 'canceled' | undefined =>
  status === undefined || status === 'completed' || status === 'canceled';

/** Few rides are active, and an index holds only those: they are counted as they are. */
const activeRides = (status: RideStatus): string =>
  `from rides where status = '${status}' and deleted_at is null`;

/** Rides that are not deleted, exactly; all of them, or those of a status. */
export async function countRides(db: Db, status?: RideStatus): Promise<number> {
  const result = await db.pool.query<{ count: number }>(
    isKept(status)
      ? `select coalesce(sum(${status ?? 'requested'}), 0)::int as count from ride_days_now`
      : `select count(*)::int as count ${activeRides(status)}`,
  );
  return result.rows[0]?.count ?? 0;
}

/**
 * On which day a ride of the list stands, by its place in it: so a page deep in the list need not read all before it.
 * @param rowNumber from 0, the newest ride first
 * @returns undefined where the list has no such place
 */
export async function findRideDay(
  db: Db,
  rowNumber: number,
  status?: RideStatus,
): Promise<RideDay | undefined> {
  const days = isKept(status)
    ? `select day, sum(${status ?? 'requested'}) as n from ride_days_now group by day`
    : `select (ride_listed_at(id, requested_at) at time zone (select time_zone from city))::date as day, count(*) as n
        ${activeRides(status)} group by 1`;
  const result = await db.pool.query<RideDay>(
    `select to_char(day, 'YYYY-MM-DD') as day, before::int, city_day_start(day, time_zone) as from,
        city_day_start(day + 1, time_zone) as until
      from (select day, n, sum(n) over (order by day desc) - n as before from (${days}) counted where n > 0) listed
        cross join city
      where before <= $1 and before + n > $1`,
    [rowNumber],
  );
  return result.rows[0];
}
