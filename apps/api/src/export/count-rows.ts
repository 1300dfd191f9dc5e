import { MAX_COUNTED_ROWS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { and, count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isAmong, type BoundTable } from './resolve-days.ts';

/** How many rows a file would have, counted up to a limit. */
export async function countRows(db: Db, table: BoundTable): Promise<{ rowCount: number; isCapped: boolean }> {
  const { source, where, belowId } = table;
  const found = db.orm
    .select({ id: source.id })
    .from(source as PgTable)
    .where(and(isAmong(table, belowId), ...where))
    .limit(MAX_COUNTED_ROWS + 1)
    .as('found');
  const [counted] = await db.orm.select({ rows: count() }).from(found);
  const rows = counted?.rows ?? 0;
  return { rowCount: Math.min(rows, MAX_COUNTED_ROWS), isCapped: rows > MAX_COUNTED_ROWS };
}
