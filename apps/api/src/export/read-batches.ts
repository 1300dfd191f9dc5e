import type { Db } from '@ridewire/db';
import type { Column } from './export-table.ts';
import type { BoundTable } from './resolve-days.ts';

/** Rows that are looked at in one statement, whether they fit or not: none takes long, however rare what is sought. */
const LOOKED_AT = 50_000;

export type Cells = (string | null)[];

/**
 * The rows of a table, newest first, some at a time. Nothing is held between two batches, no connection either: who
 * reads slowly costs nobody anything. A row is as it is when its batch is read.
 */
export async function* readBatches(
  db: Db,
  table: BoundTable,
  batchSize: number = table.batchSize,
): AsyncGenerator<Cells[]> {
  const read = readSql(table, batchSize);
  const skip = skipSql(table);
  let below: string | undefined = table.belowId;
  while (below !== undefined) {
    const { rows }: { rows: [string, ...Cells][] } = await db.pool.query({
      text: read,
      values: [...table.values, table.timeZone, below, table.lowestId],
      rowMode: 'array',
    });
    if (rows.length > 0) yield rows.map(([, ...cells]) => cells);
    if (rows.length === batchSize) below = rows.at(-1)?.[0];
    else {
      const skipped: { rows: { id: string }[] } = await db.pool.query(skip, [below, table.lowestId]);
      below = skipped.rows[0]?.id;
    }
  }
}

/** Ids among which is read: below the one, and not below the other where it is given. */
const among = (below: string, lowest: string) =>
  `r.id < ${below}::uuid and (${lowest}::uuid is null or r.id >= ${lowest}::uuid)`;

function readSql(table: BoundTable, batchSize: number): string {
  const n = table.values.length;
  const [zone, below, lowest] = [`$${n + 1}`, `$${n + 2}`, `$${n + 3}`];
  const { source, joins = '', columns, where } = table;
  const cells = columns.map((column) => cellSql(column, zone, table.offsets.length > 1));
  return `select r.id, ${cells.join(', ')}
    from (
      select r.* from (
        select r.* from ${source} r where ${among(below, lowest)} order by r.id desc limit ${LOOKED_AT}
      ) r where ${['true', ...where].join(' and ')} order by r.id desc limit ${batchSize}
    ) r ${joins} order by r.id desc`;
}

/** The last id that was looked at; none when there are no more. */
const skipSql = ({ source }: BoundTable) =>
  `select r.id from ${source} r where ${among('$1', '$2')} order by r.id desc offset ${LOOKED_AT - 1} limit 1`;

/** A value as text. Times by the city's clocks; each names its offset where there are several. */
function cellSql({ sql, kind }: Column, zone: string, withOffset: boolean): string {
  if (kind !== 'time') return `(${sql})::text`;
  const clock = `to_char(${sql} at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`;
  if (!withOffset) return clock;
  const minutes = `(extract(epoch from (${sql} at time zone ${zone}) - (${sql} at time zone 'UTC')) / 60)::int`;
  const digits = (part: string) => `lpad((abs(${minutes}) ${part} 60)::text, 2, '0')`;
  return `${clock} || case when ${minutes} < 0 then '-' else '+' end || ${digits('/')} || ':' || ${digits('%')}`;
}
