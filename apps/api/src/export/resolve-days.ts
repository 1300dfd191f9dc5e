import type { DateRange } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { firstIdOf } from '../core/first-id-of.ts';
import { cityOffsets } from './city-offsets.ts';
import type { ExportTable } from './export-table.ts';

/** An id is made when its row is, give or take the clocks of two machines. */
const SLACK_MS = 86_400_000;
/** No id stands above it. */
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A table with its days: which rows, which ids they lie among, and how their times are written. */
export interface BoundTable extends ExportTable {
  /** Ids below this one, and from `lowestId` on, where there is one. */
  belowId: string;
  lowestId: string | null;
  timeZone: string;
  /** Of the city's clocks in these days, such as '+06:00'. */
  offsets: readonly string[];
}

interface Moments {
  fromAt: Date | null;
  beforeAt: Date | null;
  oldestAt: Date;
}

/** Narrows `table` to days by the city's clocks, both included; without `from` or `to` there is no bound on that side. */
export async function resolveDays(
  db: Db,
  timeZone: string,
  table: ExportTable,
  { from, to }: DateRange,
): Promise<BoundTable> {
  const result = await db.pool.query<Moments>({
    name: 'export_days',
    text: `select city_day_start($1::date, $3) as "fromAt", city_day_start($2::date + 1, $3) as "beforeAt",
      (select coalesce(min(created_at), now()) from users) as "oldestAt"`,
    values: [from ?? null, to ?? null, timeZone],
  });
  const { fromAt, beforeAt, oldestAt } = result.rows[0] as Moments;
  const where = [...table.where];
  const values = [...table.values];
  if (fromAt) where.push(`${table.moment} >= $${values.push(fromAt)}`);
  if (beforeAt) where.push(`${table.moment} < $${values.push(beforeAt)}`);
  const start = fromAt && (await table.findStart?.(db, fromAt));
  return {
    ...table,
    where,
    values,
    belowId: table.findStart && beforeAt ? firstIdOf(beforeAt.getTime() + SLACK_MS) : HIGHEST,
    lowestId: start ? firstIdOf(start.getTime() - SLACK_MS) : null,
    timeZone,
    offsets: cityOffsets(timeZone, fromAt ?? oldestAt, new Date()),
  };
}
