import { schema, type Orm } from '@ridewire/db';
import { and, gt, lte, sql, type SQL } from 'drizzle-orm';

const { city, users } = schema;

/** Rows of one day of a list, newest first. */
export interface ListedDay {
  /** By the city's calendar: 2026-11-21. */
  day: string;
  /** How many rows of the list are from later days. */
  before: number;
  /** The list's rows of this day are from this time on, and before `until`. */
  from: Date;
  until: Date;
}

/**
 * The day of a row of a list, by its place in it, so that a page deep in the list need not read everything before it.
 * @param days SQL of `day` and the number of the list's rows on it, `n`
 * @param rowNumber from 0, the newest row first
 * @returns undefined where the list has no such place
 */
export async function findDay(
  db: { orm: Orm },
  days: SQL,
  rowNumber: number,
): Promise<ListedDay | undefined> {
  const listed = db.orm
    .select({
      day: sql<string>`day`.as('day'),
      n: sql<number>`n`.as('n'),
      before: sql<number>`sum(n) over (order by day desc) - n`.as('before'),
    })
    .from(sql`(${days}) counted`)
    .where(sql`n > 0`)
    .as('listed');
  const startOf = (day: SQL) => sql<Date>`city_day_start(${day}, ${city.timeZone})`.mapWith(users.createdAt);
  const [found] = await db.orm
    .select({
      day: sql<string>`to_char(${listed.day}, 'YYYY-MM-DD')`,
      before: sql<number>`${listed.before}::int`,
      from: startOf(sql`${listed.day}`),
      until: startOf(sql`${listed.day} + 1`),
    })
    .from(listed)
    .crossJoin(city)
    .where(and(lte(listed.before, rowNumber), gt(sql`${listed.before} + ${listed.n}`, rowNumber)));
  return found;
}
