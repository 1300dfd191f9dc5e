import { schema, type Db } from '@ridewire/db';
import type pg from 'pg';
import { inTransaction } from '../core/in-transaction.ts';

/** The task that adds the notes to the kept figures. */
export const FOLD_FIGURES = 'fold_figures';
/** How many notes at a time, far below any time limit: tens of milliseconds. */
const ROWS_AT_ONCE = 20_000;

/** Held while figures are added to or counted again, to keep other processes out. Nothing else locks the table this way. */
export const LOCK_FIGURES = 'lock table city in share row exclusive mode';
const { CELL_HOURS_DAYS } = schema;
const LOCK_NOT_AVAILABLE = '55P03';

/** Without a city there is no time zone to count by, so all notes are left alone. */
const takeFrom = (table: string) => `
  delete from ${table} where ctid = any (array(select ctid from ${table} where exists (select from city) limit $1::int))
  returning *`;

const count = (kind: string) => `sum(n) filter (where kind = '${kind}')`;
const cents = (column: string) => `sum(n * ${column}::bigint)`;
const add = (table: string, columns: string[]) =>
  columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ');
const orNone = (sums: string[]) => sums.map((sum) => `coalesce(${sum}, 0)`).join(', ');

const ENDS = ['requested', 'completed', 'canceled'];
const MONEY = ['fare_cents', 'refunded_cents', 'commission_cents', 'payout_cents'];

const FOLD_RIDES = {
  name: 'fold_rides',
  text: `
with taken as materialized (${takeFrom('ride_deltas')}),
placed as (
  select t.*, (listed_at at time zone time_zone)::date as listed_day, at at time zone time_zone as clock,
    (at at time zone time_zone)::date > (now() at time zone time_zone)::date - ${CELL_HOURS_DAYS} as is_of_late
  from taken t cross join city
), days as (
  insert into ride_days (day, ${ENDS.join(', ')})
  select listed_day, ${orNone(ENDS.map(count))} from placed group by 1
  on conflict (day) do update set ${add('ride_days', ENDS)}
), hours as (
  insert into ride_hours (day, hour, ${[...ENDS, ...MONEY].join(', ')})
  select clock::date, extract(hour from clock), ${orNone([...ENDS.map(count), ...MONEY.map(cents)])}
  from placed group by 1, 2
  on conflict (day, hour) do update set ${add('ride_hours', [...ENDS, ...MONEY])}
), cells as (
  insert into ride_cells (day, cell, requested)
  select clock::date, cell, sum(n) from placed where cell is not null group by 1, 2
  on conflict (day, cell) do update set ${add('ride_cells', ['requested'])}
), cell_months as (
  insert into ride_cell_months (month, cell, requested)
  select date_trunc('month', clock)::date, cell, sum(n) from placed where cell is not null group by 1, 2
  on conflict (month, cell) do update set ${add('ride_cell_months', ['requested'])}
), cell_hours as (
  insert into ride_cell_hours (day, hour, cell, requested)
  select clock::date, extract(hour from clock), cell, sum(n) from placed where cell is not null and is_of_late group by 1, 2, 3
  on conflict (day, hour, cell) do update set ${add('ride_cell_hours', ['requested'])}
), drivers as (
  insert into driver_totals (driver_id, completed, canceled, payout_cents)
  select driver_id, ${orNone([count('completed'), count('canceled'), cents('payout_cents')])}
  from placed where driver_id is not null group by 1
  on conflict (driver_id) do update set ${add('driver_totals', ['completed', 'canceled', 'payout_cents'])}
)
select count(*)::int as count from taken`,
};

const FOLD_USERS = {
  name: 'fold_users',
  text: `
with taken as materialized (${takeFrom('user_deltas')}),
days as (
  insert into user_days (day, role, status, count)
  select (at at time zone time_zone)::date, role, status, sum(n) from taken cross join city group by 1, 2, 3
  on conflict (day, role, status) do update set ${add('user_days', ['count'])}
)
select count(*)::int as count from taken`,
};

/**
 * Adds the notes of rides and accounts to the kept figures. Readers count both, so it changes no answer, only its
 * speed. Where another process is folding, it leaves the work to that one.
 */
export async function foldFigures(db: Db): Promise<void> {
  for (const statement of [FOLD_RIDES, FOLD_USERS]) {
    let folded = ROWS_AT_ONCE;
    while (folded === ROWS_AT_ONCE)
      folded = await inTransaction(db, (_, client) => foldSome(client, statement)).catch(noneIfLocked);
  }
}

/** @returns how many notes it took */
async function foldSome(
  client: Pick<pg.ClientBase, 'query'>,
  statement: { name: string; text: string },
): Promise<number> {
  await client.query(`${LOCK_FIGURES} nowait`);
  const result = await client.query<{ count: number }>({ ...statement, values: [ROWS_AT_ONCE] });
  return result.rows[0]?.count ?? 0;
}

function noneIfLocked(error: unknown): number {
  if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return 0;
  throw error;
}
