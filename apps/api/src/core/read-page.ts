import { and, asc, count, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inSnapshot, type Reader, type Snapshot } from './in-snapshot.ts';

export interface ListQuery<Row> {
  table: PgTable & { id: PgColumn };
  where: (SQL | undefined)[];
  /** The list's order, newest first; the last column makes every row distinct. */
  order: (PgColumn | SQL)[];
  /** The opposite order. */
  isReversed?: boolean;
  /** The rows with these ids, in this order. */
  read: (db: Snapshot, ids: string[]) => Promise<Row[]>;
  /** The total, where it is known without counting. */
  count?: (db: Snapshot) => Promise<number>;
  /** For lists too long to skip half of. */
  findDay?: (db: Snapshot, rowNumber: number) => Promise<PassedDays | undefined>;
}

/** A place in a long list: `before` rows are newer, and the rows from it on are older. */
export interface PassedDays {
  before: number;
  isOlder: SQL;
}

/** How many rows can be skipped within the time of any query. */
const NEAR = 1_000;

/** One page, newest first, and the total, as of the same moment. */
export const readPage = <Row>(
  db: Reader,
  { page, limit }: { page: number; limit: number },
  query: ListQuery<Row>,
): Promise<{ items: Row[]; page: number; limit: number; total: number }> =>
  inSnapshot(db, async (snapshot) => {
    const total = await (query.count?.(snapshot) ?? countRows(snapshot, query));
    const start = (page - 1) * limit;
    const length = Math.max(0, Math.min(limit, total - start));
    // A page of the reversed list is a page of the list, from its other end.
    const ids = query.isReversed
      ? (await readIds(snapshot, query, { start: total - start - length, limit: length, total })).toReversed()
      : await readIds(snapshot, query, { start, limit: length, total });
    return { items: ids.length > 0 ? await query.read(snapshot, ids) : [], page, limit, total };
  });

/** The rows in the order of their ids; ids without a row are skipped. */
export function inOrder<Row extends { id: string }>(rows: Row[], ids: string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Reads from the nearer end, and a long list's middle from the day the page begins on, because skipping millions of
 * rows takes seconds. Not prepared: a plan made for any filter would fit neither the rare nor the common ones.
 */
async function readIds<Row>(
  db: Snapshot,
  { table, where, order, findDay }: ListQuery<Row>,
  { start, limit, total }: { start: number; limit: number; total: number },
): Promise<string[]> {
  const length = Math.min(limit, total - start);
  if (length <= 0) return [];
  const behind = total - start - length;
  const day = Math.min(start, behind) > NEAR ? await findDay?.(db, start) : undefined;
  const isFromEnd = !day && behind < start;
  const rows = await db.orm
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(...where, day?.isOlder))
    .orderBy(...order.map(isFromEnd ? asc : desc))
    .limit(length)
    .offset(isFromEnd ? behind : start - (day?.before ?? 0));
  const ids = rows.map((row) => row.id as string);
  return isFromEnd ? ids.toReversed() : ids;
}

async function countRows<Row>(db: Snapshot, { table, where }: ListQuery<Row>): Promise<number> {
  const [counted] = await db.orm
    .select({ total: count() })
    .from(table as PgTable)
    .where(and(...where));
  return counted?.total ?? 0;
}
