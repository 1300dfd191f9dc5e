import { schema } from '@ridewire/db';

/** One kept table, and how to count it from the rides or accounts. */
export interface KeptTable {
  name: string;
  keys: string[];
  sums: string[];
  /** SQL for all its rows, by the city's time zone. */
  raw: string;
}

const { CELL_HOURS_DAYS } = schema;
const ZONE = '(select time_zone from city)';
const COMPLETED = `status = 'completed'`;
const CANCELED = `status = 'canceled'`;
const count = (condition: string) => `(count(*) filter (where ${condition}))::int`;
const cents = (column: string) => `coalesce(sum(${column}) filter (where ${COMPLETED}), 0)::bigint`;

/** When each ride was requested, and when it ended: a row for each. */
const HAPPENED = `
  select 'requested'::ride_status as status, requested_at at time zone ${ZONE} as clock, 0 as fare_cents,
    0 as refunded_cents, 0 as commission_cents, 0 as payout_cents
  from rides where deleted_at is null
  union all
  select status, coalesce(case status when 'completed' then completed_at else canceled_at end, requested_at)
    at time zone ${ZONE}, fare_cents, refunded_cents, commission_cents, payout_cents
  from rides where deleted_at is null and status in ('completed', 'canceled')`;

export const CELL_HOURS: KeptTable = {
  name: 'ride_cell_hours',
  keys: ['day', 'hour', 'cell'],
  sums: ['requested'],
  raw: `select clock::date as day, extract(hour from clock)::smallint as hour, cell, count(*)::int as requested
    from (select requested_at at time zone ${ZONE} as clock, pickup_cell as cell from rides
      where deleted_at is null and pickup_cell is not null) asked
    where clock::date > (now() at time zone ${ZONE})::date - ${CELL_HOURS_DAYS} group by 1, 2, 3`,
};

export const KEPT_TABLES: KeptTable[] = [
  {
    name: 'ride_days',
    keys: ['day'],
    sums: ['requested', 'completed', 'canceled'],
    raw: `select (ride_listed_at(id, requested_at) at time zone ${ZONE})::date as day, count(*)::int as requested,
        ${count(COMPLETED)} as completed, ${count(CANCELED)} as canceled
      from rides where deleted_at is null group by 1`,
  },
  {
    name: 'ride_hours',
    keys: ['day', 'hour'],
    sums: [
      'requested',
      'completed',
      'canceled',
      'fare_cents',
      'refunded_cents',
      'commission_cents',
      'payout_cents',
    ],
    raw: `select clock::date as day, extract(hour from clock)::smallint as hour, ${count(`status = 'requested'`)} as requested,
        ${count(COMPLETED)} as completed, ${count(CANCELED)} as canceled, ${cents('fare_cents')} as fare_cents,
        ${cents('refunded_cents')} as refunded_cents,
        ${cents('commission_cents')} as commission_cents, ${cents('payout_cents')} as payout_cents
      from (${HAPPENED}) happened group by 1, 2`,
  },
  {
    name: 'ride_cells',
    keys: ['day', 'cell'],
    sums: ['requested'],
    raw: `select (requested_at at time zone ${ZONE})::date as day, pickup_cell as cell, count(*)::int as requested
      from rides where deleted_at is null and pickup_cell is not null group by 1, 2`,
  },
  {
    name: 'ride_cell_months',
    keys: ['month', 'cell'],
    sums: ['requested'],
    raw: `select date_trunc('month', requested_at at time zone ${ZONE})::date as month, pickup_cell as cell,
        count(*)::int as requested
      from rides where deleted_at is null and pickup_cell is not null group by 1, 2`,
  },
  CELL_HOURS,
  {
    name: 'driver_totals',
    keys: ['driver_id'],
    sums: ['completed', 'canceled', 'payout_cents'],
    raw: `select driver_id, ${count(COMPLETED)} as completed, ${count(CANCELED)} as canceled,
        ${cents('payout_cents')} as payout_cents
      from rides where deleted_at is null and driver_id is not null and status in ('completed', 'canceled') group by 1`,
  },
  {
    name: 'user_days',
    keys: ['day', 'role', 'status'],
    sums: ['count'],
    raw: `select (created_at at time zone ${ZONE})::date as day, role, status, count(*)::int as count
      from users where deleted_at is null group by 1, 2, 3`,
  },
];
