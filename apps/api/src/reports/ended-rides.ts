import type { ReportDays } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { firstIdOf } from '../core/first-id-of.ts';

const { city, rides } = schema;

const DAY_MS = 86_400_000;

const ENDED_AT = { completed: rides.completedAt, canceled: rides.canceledAt };

/**
 * Drivers and their pay, one row for each ride that ended this way on some days of the city. Rides are found by their
 * ids, which tell the time of the request; those open for longer than a day, by when they were completed, or last
 * changed.
 */
export function endedRides(db: Db, how: keyof typeof ENDED_AT, { from, to }: ReportDays) {
  const startOfDay = (day: SQL) => sql`(select city_day_start(${day}, ${city.timeZone}) from ${city})`;
  const first = startOfDay(sql`${from}::date`);
  const endedAt = ENDED_AT[how];
  const took = sql`${endedAt} - ${rides.requestedAt}`;
  const rowsWhere = (...conditions: (SQL | undefined)[]) =>
    db.orm
      .select({ driverId: rides.driverId, payoutCents: rides.payoutCents })
      .from(rides)
      .where(
        and(
          sql`${rides.status} = ${sql.raw(`'${how}'`)}`,
          isNull(rides.deletedAt),
          gte(endedAt, first),
          lt(endedAt, startOfDay(sql`${to}::date + 1`)),
          ...conditions,
        ),
      );
  return unionAll(
    rowsWhere(
      gte(rides.id, firstIdOf(Date.parse(from) - 2 * DAY_MS)),
      lt(rides.id, firstIdOf(Date.parse(to) + 3 * DAY_MS)),
      sql`${took} <= interval '1 day'`,
    ),
    rowsWhere(
      sql`${took} > interval '1 day'`,
      // No index knows how long canceled rides were open.
      how === 'canceled' ? gte(rides.updatedAt, first) : undefined,
    ),
  );
}
