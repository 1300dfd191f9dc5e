import type { Db } from '@ridewire/db';

interface Query {
  /** The table, its name here, and its conditions; they may name the values as $1 and on. */
  table: string;
  name: string;
  where: string[];
  values: unknown[];
  /** Columns of the answer, and what must be joined to the page's rows to have them. */
  columns: string;
  joins?: string;
}

/**
 * One page, newest first, and how many there are in all, as of the same moment. Not prepared: a plan made for any search
 * would fit neither the rare nor the common ones.
 */
export async function readPage<Row>(
  db: Db,
  { page, limit }: { page: number; limit: number },
  { table, name, where, values, columns, joins = '' }: Query,
): Promise<{ rows: Row[]; total: number }> {
  const from = `from ${table} ${name} where ${['true', ...where].join(' and ')}`;
  const n = values.length;
  const result = await db.pool.query<Row & { id: string | null; total: number }>(
    `select counted.total, ${columns}
      from (select count(*)::int as total ${from}) counted
      left join (
        select ${name}.id ${from} order by ${name}.created_at desc, ${name}.id desc limit $${n + 1} offset $${n + 2}
      ) page on true
      left join ${table} ${name} on ${name}.id = page.id ${joins}
      order by ${name}.created_at desc, ${name}.id desc`,
    [...values, limit, (page - 1) * limit],
  );
  // A page past the end still says how many there are, in a row of nothing else.
  return { rows: result.rows.filter((row) => row.id !== null), total: result.rows[0]?.total ?? 0 };
}

/** A pattern for LIKE that finds `text` anywhere, each of its characters meaning itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
