import type pg from 'pg';

/** A table's own columns: those that are computed are computed again. */
export interface StoredTable {
  schema: string;
  name: string;
  columns: string[];
}

export interface StoredSequence {
  schema: string;
  name: string;
  /** As text: it may be larger than a number is exact. */
  last: string;
  isCalled: boolean;
}

/** All schemas of the product. */
export const SCHEMAS = ['public', 'drizzle', 'graphile_worker'];
/**
 * The job queue's own list of what it did to its schema, which belongs to the schema instead of the data; and events on their way to
 * processes that read anew after a restore.
 */
const NOT_STORED = ['graphile_worker.migrations', 'public.event_outbox', 'public.event_listeners'];

const TABLES = `
select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> all($2)
  and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
group by 1, 2 order by 1, 2`;

const SEQUENCES = `
select n.nspname as schema, c.relname as name
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`;

export async function listTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(TABLES, [SCHEMAS, NOT_STORED]);
  return rows;
}

export async function readSequences(client: pg.Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(SEQUENCES, [SCHEMAS]);
  const sequences: StoredSequence[] = [];
  for (const sequence of rows) {
    const found = await client.query<Pick<StoredSequence, 'last' | 'isCalled'>>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(sequence)}`,
    );
    for (const row of found.rows) sequences.push({ ...sequence, ...row });
  }
  return sequences;
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoted = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoteName(schema)}.${quoteName(name)}`;
/** With its columns, as COPY and INSERT take them. */
export const quotedWithColumns = (table: StoredTable): string =>
  `${quoted(table)} (${table.columns.map(quoteName).join(', ')})`;
