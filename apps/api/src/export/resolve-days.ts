import type { DateRange } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, gte, lt, sql } from 'drizzle-orm';
import { firstIdOf } from '../core/first-id-of.ts';
import { cityOffsets } from './city-offsets.ts';
import type { ExportTable } from './export-table.ts';

const { users } = schema;

/** An id is created together with its row, give or take the difference of two machines' clocks. */
const SLACK_MS = 86_400_000;
/** No id is greater. */
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A table with its days: its rows, the range of their ids, and the form of their times. */
export interface BoundTable extends ExportTable {
  /** Ids below this one, and from `lowestId` on, if there is one. */
  belowId: string;
  lowestId: string | null;
  timeZone: string;
  /** The offsets of the city's clock in these days, such as '+06:00'. */
  offsets: readonly string[];
}

/** The range of ids a table is read in: below this one, and not below its lowest. */
export const isAmong = ({ source, lowestId }: BoundTable, belowId: string) =>
  and(lt(source.id, belowId), lowestId === null ? undefined : gte(source.id, lowestId));

/** Limits `table` to days by the city's clock, both included; without `from` or `to` that side is open. */
export async function resolveDays(
  db: Db,
  timeZone: string,
  table: ExportTable,
  { from, to }: DateRange,
): Promise<BoundTable> {
  const startOf = (day: string | undefined, days: number) =>
    sql<Date | null>`city_day_start(${day ?? null}::date + ${days}::int, ${timeZone})`.mapWith(
      users.createdAt,
    );
  const [moments] = await db.orm
    .select({
      fromAt: startOf(from, 0),
      beforeAt: startOf(to, 1),
      oldestAt: sql<Date>`coalesce(min(${users.createdAt}), now())`.mapWith(users.createdAt),
    })
    .from(users);
  const { fromAt = null, beforeAt = null, oldestAt = new Date() } = moments ?? {};
  const where = [
    ...table.where,
    fromAt ? gte(table.moment, fromAt) : undefined,
    beforeAt ? lt(table.moment, beforeAt) : undefined,
  ];
  const start = fromAt && (await table.findStart?.(db, fromAt));
  return {
    ...table,
    where,
    belowId: table.findStart && beforeAt ? firstIdOf(beforeAt.getTime() + SLACK_MS) : HIGHEST,
    lowestId: start ? firstIdOf(start.getTime() - SLACK_MS) : null,
    timeZone,
    offsets: cityOffsets(timeZone, fromAt ?? oldestAt, new Date()),
  };
}
