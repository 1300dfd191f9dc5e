import type { Db } from '@ridewire/db';
import { inSnapshot, type Reader } from './in-snapshot.ts';

export interface ListQuery {
  /** The table with its name here, such as 'users u'; it has an id. */
  table: string;
  name: string;
  where: string[];
  /** What the conditions name as $1 and on. */
  values: unknown[];
  /** What the list is ordered by, newest first; the last of them tells all rows apart. Unless given, created_at and id. */
  order?: string[];
  /** The other way around. */
  isReversed?: boolean;
  /** Columns of the answer, and what must be joined to the page's rows to have them. */
  columns: string;
  joins?: string;
  /** How many there are, where that is known without counting. */
  count?: (db: Db) => Promise<number>;
  /** For lists too long to pass over the half of. */
  findDay?: (db: Db, rowNumber: number) => Promise<PassedDays | undefined>;
}

/** A place in a long list: so many rows are `before` it, and those from it on are known by a condition on $n, `until`. */
export interface PassedDays {
  before: number;
  isOlder: (n: number) => string;
  until: unknown;
}

/** So many rows are passed over within the time of any query. */
const NEAR = 1_000;

/** One page, newest first, and how many there are in all, as of the same moment. */
export const readPage = <Row>(
  db: Reader,
  { page, limit }: { page: number; limit: number },
  query: ListQuery,
): Promise<{ rows: Row[]; total: number }> =>
  inSnapshot(db, async (snapshot) => {
    const total = await (query.count?.(snapshot) ?? countRows(snapshot, query));
    const start = (page - 1) * limit;
    const length = Math.max(0, Math.min(limit, total - start));
    // A page of the reversed list is one of the list, from its other end.
    const ids = query.isReversed
      ? (await readIds(snapshot, query, { start: total - start - length, limit: length, total })).toReversed()
      : await readIds(snapshot, query, { start, limit: length, total });
    return { rows: await readRows<Row>(snapshot, query, ids), total };
  });

/** The rows with these ids, in this order. */
export async function readRows<Row>(
  db: Reader,
  { table, name, columns, joins = '' }: Pick<ListQuery, 'table' | 'name' | 'columns' | 'joins'>,
  ids: string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.pool.query<Row & object>(
    `select ${columns} from unnest($1::uuid[]) with ordinality page(id, place) join ${table} on ${name}.id = page.id ${joins}
      order by place`,
    [ids],
  );
  return rows;
}

/**
 * Reads from whichever end is nearer, and a long list's middle from the day the page begins on: passing over millions takes
 * seconds. Not prepared: a plan made for any filter would fit neither the rare nor the common ones.
 */
async function readIds(
  db: Db,
  { table, name, where, values, order = [`${name}.created_at`, `${name}.id`], findDay }: ListQuery,
  { start, limit, total }: { start: number; limit: number; total: number },
): Promise<string[]> {
  const length = Math.min(limit, total - start);
  if (length <= 0) return [];
  const behind = total - start - length;
  const day = Math.min(start, behind) > NEAR ? await findDay?.(db, start) : undefined;
  const isFromEnd = !day && behind < start;
  const n = values.length;
  const conditions = [...where, ...(day ? [day.isOlder(n + 3)] : [])];
  const { rows } = await db.pool.query<{ id: string }>(
    `select ${name}.id from ${table} where ${conditions.join(' and ') || 'true'}
      order by ${order.map((column) => `${column} ${isFromEnd ? 'asc' : 'desc'}`).join(', ')}
      limit $${n + 1} offset $${n + 2}`,
    [...values, length, isFromEnd ? behind : start - (day?.before ?? 0), ...(day ? [day.until] : [])],
  );
  const ids = rows.map((row) => row.id);
  return isFromEnd ? ids.toReversed() : ids;
}

async function countRows(db: Db, { table, where, values }: ListQuery): Promise<number> {
  const { rows } = await db.pool.query<{ total: number }>(
    `select count(*)::int as total from ${table} where ${where.join(' and ') || 'true'}`,
    values,
  );
  return rows[0]?.total ?? 0;
}
