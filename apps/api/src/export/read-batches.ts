import type { Db } from '@ridewire/db';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Column } from './export-table.ts';
import { isAmong, type BoundTable } from './resolve-days.ts';

/** Rows looked at in one statement, whether they match or not: no statement takes long, even for rare matches. */
const LOOKED_AT = 50_000;

export type Cells = (string | null)[];

/**
 * The rows of a table, newest first, in batches. Nothing is held between two batches, not even a connection, so a slow
 * reader costs nothing. Each row is as it is when its batch is read.
 */
export async function* readBatches(
  db: Db,
  table: BoundTable,
  batchSize: number = table.batchSize,
): AsyncGenerator<Cells[]> {
  const { source } = table;
  let below: string | undefined = table.belowId;
  while (below !== undefined) {
    const { rows }: { rows: Row[] } = await db.orm.execute<Row>(readSql(table, below, batchSize));
    if (rows.length > 0) yield rows.map((row) => table.columns.map((_, n) => row[nameOf(n)] ?? null));
    if (rows.length === batchSize) below = rows.at(-1)?.id;
    else {
      // The last id that was looked at; none when there are no more.
      const [skipped]: { id: string }[] = await db.orm
        .select({ id: source.id })
        .from(source as PgTable)
        .where(isAmong(table, below))
        .orderBy(desc(source.id))
        .limit(1)
        .offset(LOOKED_AT - 1);
      below = skipped?.id;
    }
  }
}

/** A row with its cells as text. */
type Row = { id: string } & Record<string, string | null>;
const nameOf = (n: number) => `c${n}`;

/** The source keeps the table's name, so that conditions and columns refer to it everywhere. */
function readSql(table: BoundTable, belowId: string, batchSize: number): SQL {
  const { source, joins, columns, where } = table;
  const cells = columns.map((column, n) => sql`${cellOf(table, column)} as ${sql.identifier(nameOf(n))}`);
  const isWanted = and(sql`true`, ...where);
  return sql`select ${source.id}, ${sql.join(cells, sql`, `)}
    from (
      select * from (
        select * from ${source} where ${isAmong(table, belowId)} order by ${source.id} desc limit ${LOOKED_AT}
      ) ${source} where ${isWanted} order by ${source.id} desc limit ${batchSize}
    ) ${source} ${joins} order by ${source.id} desc`;
}

/** A value as text. Times by the city's clocks; each names its offset where there are several. */
function cellOf({ timeZone, offsets }: BoundTable, { value, kind }: Column): SQL {
  if (kind !== 'time') return sql`(${value})::text`;
  const local = sql`(${value} at time zone ${timeZone})`;
  const clock = sql`to_char(${local}, 'YYYY-MM-DD HH24:MI:SS')`;
  if (offsets.length <= 1) return clock;
  const minutes = sql`(extract(epoch from ${local} - (${value} at time zone 'UTC')) / 60)::int`;
  const digits = (part: SQL) => sql`lpad((abs(${minutes}) ${part} 60)::text, 2, '0')`;
  return sql`${clock} || case when ${minutes} < 0 then '-' else '+' end || ${digits(sql`/`)} || ':' || ${digits(sql`%`)}`;
}
