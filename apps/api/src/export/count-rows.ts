import { MAX_COUNTED_ROWS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { BoundTable } from './resolve-days.ts';

/** How many rows a file would hold, counted up to a bound. */
export async function countRows(
  db: Db,
  { source, where, values, belowId, lowestId }: BoundTable,
): Promise<{ rowCount: number; isCapped: boolean }> {
  const n = values.length;
  const among = [`r.id < $${n + 1}`, ...(lowestId === null ? [] : [`r.id >= $${n + 2}`])];
  const result = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from (
      select from ${source} r where ${[...among, ...where].join(' and ')} limit ${MAX_COUNTED_ROWS + 1}
    ) counted`,
    [...values, belowId, ...(lowestId === null ? [] : [lowestId])],
  );
  const count = result.rows[0]?.count ?? 0;
  return { rowCount: Math.min(count, MAX_COUNTED_ROWS), isCapped: count > MAX_COUNTED_ROWS };
}
