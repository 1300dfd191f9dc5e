import type { Db } from '@ridewire/db';
import pg from 'pg';
import { recountFigures, type Recount } from '../figures/recount-figures.ts';

const clock = (column: string) => `(${column} at time zone (select time_zone from city))`;
const ended = `case when status = 'completed' then completed_at when status = 'canceled' then canceled_at end`;
const sum = (what: string, condition: string) => `coalesce(sum(${what}) filter (where ${condition}), 0)`;

/** The same figures twice: from the kept tables, and from the rides and accounts themselves. */
const QUERIES: Record<string, { kept: (table: string) => string; raw: string }> = {
  ride_days: {
    kept: (table) => `select day::text as key, sum(requested) as a, sum(completed) as b, sum(canceled) as c
      from ${table} group by 1`,
    raw: `select ${clock(`uuid_extract_timestamp(id)`)}::date::text as key, count(*) as a,
        ${sum('1', `status = 'completed'`)} as b, ${sum('1', `status = 'canceled'`)} as c
      from rides where deleted_at is null group by 1`,
  },
  ride_hours: {
    kept: (
      table,
    ) => `select day || ' ' || hour as key, sum(requested) as a, sum(completed) as b, sum(canceled) as c,
        sum(fare_cents) as d, sum(commission_cents) as e, sum(payout_cents) as f,
        sum(refunded_cents) as g from ${table} group by 1`,
    raw: `select at::date || ' ' || extract(hour from at) as key, sum(asked) as a, sum(done) as b, sum(off) as c,
        sum(done * fare_cents) as d, sum(done * commission_cents) as e, sum(done * payout_cents) as f,
        sum(done * refunded_cents) as g
      from (
        select ${clock('requested_at')} as at, 1 as asked, 0 as done, 0 as off, fare_cents, commission_cents, payout_cents, refunded_cents
        from rides where deleted_at is null
        union all
        select ${clock(ended)}, 0, (status = 'completed')::int, (status = 'canceled')::int, fare_cents, commission_cents,
          payout_cents, refunded_cents from rides where deleted_at is null and ${ended} is not null
      ) happened group by 1`,
  },
  ride_cells: {
    kept: (table) => `select day || ' ' || cell as key, sum(requested) as a from ${table} group by 1`,
    raw: `select ${clock('requested_at')}::date || ' ' || pickup_cell as key, count(*) as a
      from rides where deleted_at is null group by 1`,
  },
  ride_cell_months: {
    kept: (table) => `select month || ' ' || cell as key, sum(requested) as a from ${table} group by 1`,
    raw: `select date_trunc('month', ${clock('requested_at')})::date || ' ' || pickup_cell as key, count(*) as a
      from rides where deleted_at is null group by 1`,
  },
  ride_cell_hours: {
    kept: (table) =>
      `select day || ' ' || hour || ' ' || cell as key, sum(requested) as a from ${table}
        where day > ${clock('now()')}::date - 42 group by 1`,
    raw: `select at::date || ' ' || extract(hour from at) || ' ' || pickup_cell as key, count(*) as a
      from (select ${clock('requested_at')} as at, pickup_cell from rides where deleted_at is null) asked
      where at::date > ${clock('now()')}::date - 42 group by 1`,
  },
  driver_totals: {
    kept: (
      table,
    ) => `select driver_id::text as key, sum(completed) as a, sum(canceled) as b, sum(payout_cents) as c
      from ${table} group by 1`,
    raw: `select driver_id::text as key, ${sum('1', `status = 'completed'`)} as a, ${sum('1', `status = 'canceled'`)} as b,
        ${sum('payout_cents', `status = 'completed'`)} as c
      from rides where deleted_at is null and driver_id is not null and status in ('completed', 'canceled') group by 1`,
  },
  user_days: {
    kept: (table) =>
      `select day || ' ' || role || ' ' || status as key, sum(count) as a from ${table} group by 1`,
    raw: `select ${clock('created_at')}::date || ' ' || role || ' ' || status as key, count(*) as a from users
      where deleted_at is null group by 1`,
  },
};

const listed = async (db: Db, query: string): Promise<string[]> => {
  const { rows } = await db.pool.query<Record<string, string>>(query);
  return rows
    .filter((row) => Object.entries(row).some(([name, value]) => name !== 'key' && Number(value) !== 0))
    .map((row) => Object.values(row).join(' | '))
    .toSorted();
};

/**
 * All figures, as they are read (`now`), from the kept tables only (`kept`), or counted from the rides themselves
 * (`raw`): a line a row, without empty rows.
 */
export async function listFigures(db: Db, from: 'now' | 'kept' | 'raw'): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [table, { kept, raw }] of Object.entries(QUERIES))
    found[table] = await listed(db, from === 'raw' ? raw : kept(from === 'now' ? `${table}_now` : table));
  return found;
}

/** Counts all again, as the repair does. */
export async function recount(connectionString: string): Promise<Recount[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await recountFigures(client);
  } finally {
    await client.end();
  }
}
