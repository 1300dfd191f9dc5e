import type { RideStatus } from '@ridewire/contracts';
import { schema, type Orm } from '@ridewire/db';
import { and, count, eq, gte, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { totalOf } from '../core/total-of.ts';
import { findDay, type ListedDay } from './find-day.ts';

const { city, rideDaysNow, rides } = schema;

type Reader = { orm: Orm };

const isKept = (status: RideStatus | undefined): status is 'completed' | 'canceled' | undefined =>
  status === undefined || status === 'completed' || status === 'canceled';

/** Few rides are active, and a partial index has only those, so they are counted directly. */
const isOf = (status: RideStatus): SQL | undefined => and(eq(rides.status, status), isNull(rides.deletedAt));

/** Days of the city, both included; without an end where it is left out. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const isWithin = ({ from, to }: Days): SQL | undefined =>
  and(from ? gte(rideDaysNow.day, from) : undefined, to ? lte(rideDaysNow.day, to) : undefined);

/**
 * Rides that are not deleted, exactly; all of them, or those of a status.
 * @param days those requested then; only of rides that are kept by day: all, the completed, or the canceled
 */
export async function countRides(db: Reader, status?: RideStatus, days: Days = {}): Promise<number> {
  const [counted] = isKept(status)
    ? await db.orm
        .select({ total: totalOf(rideDaysNow[status ?? 'requested']) })
        .from(rideDaysNow)
        .where(isWithin(days))
    : await db.orm.select({ total: count() }).from(rides).where(isOf(status));
  return counted?.total ?? 0;
}

/** The day of a ride of the list, by its place in it; as findDay. Of these days as countRides. */
export const findRideDay = (
  db: Reader,
  rowNumber: number,
  status?: RideStatus,
  days: Days = {},
): Promise<ListedDay | undefined> =>
  findDay(
    db,
    isKept(status)
      ? sql`select ${rideDaysNow.day}, sum(${rideDaysNow[status ?? 'requested']}) as n from ${rideDaysNow}
          where ${isWithin(days) ?? sql`true`} group by 1`
      : sql`select (ride_listed_at(${rides.id}, ${rides.requestedAt}) at time zone (select ${city.timeZone} from ${city}))::date as day,
          count(*) as n from ${rides} where ${isOf(status)} group by 1`,
    rowNumber,
  );
