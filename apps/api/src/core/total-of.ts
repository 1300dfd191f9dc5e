import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A sum of whole numbers as a number, 0 for none: the driver would return Postgres' own sums as text, or null. */
export const totalOf = (numbers: SQLWrapper, filter?: SQLWrapper): SQL<number> =>
  filter
    ? sql<number>`coalesce(sum(${numbers}) filter (where ${filter}), 0)::float8`
    : sql<number>`coalesce(sum(${numbers}), 0)::float8`;
