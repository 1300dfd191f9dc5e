import pg from 'pg';
import type { Db } from '@ridewire/db';
import { vi } from 'vitest';

interface Asked {
  text: string;
  values: unknown[];
  /** The connection of the query: a transaction ends on the one it began on. */
  connection: pg.Client;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** How one table was read in a statement. */
export interface TableScan {
  table: string;
  /** None where the table itself was read. */
  index: string | undefined;
  loops: number;
  /** Rows looked at in all loops. */
  rows: number;
}

/** The queries made while `work` ran, on any connection. */
export async function recordQueries(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const calls = spy.mock.calls as unknown as [string | Partial<Asked>, unknown][];
    for (const [at, [query, values]] of calls.entries()) {
      const given = typeof query === 'string' ? { text: query, values } : { values, ...query };
      asked.push({
        text: given.text ?? '',
        values: Array.isArray(given.values) ? given.values : [],
        connection: spy.mock.contexts[at] as pg.Client,
      });
    }
  } finally {
    spy.mockRestore();
  }
  return asked;
}

/** Runs a statement again, and returns how each table was read, and in how many milliseconds. */
export async function explain(
  db: Db,
  { text, values }: Asked,
): Promise<{ scans: TableScan[]; millis: number }> {
  const { rows } = await db.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const [found] = (rows[0] as (typeof rows)[number])['QUERY PLAN'];
  return { scans: scansOf(found.Plan), millis: found['Execution Time'] };
}

function scansOf(node: PlanNode): TableScan[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const table = node['Relation Name'];
  if (!table) return below;
  // A bitmap's index is below its table.
  const via = node['Index Name'] ?? node.Plans?.[0]?.['Index Name'];
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return [
    { table, index: via, loops: node['Actual Loops'], rows: Math.round(each * node['Actual Loops']) },
    ...below,
  ];
}
