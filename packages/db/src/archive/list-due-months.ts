import { ACTIVE_STATUSES } from '@ridewire/contracts';
import type pg from 'pg';
import { sqlList } from '../sql-list.ts';
import { isInMonth } from './archived-tables.ts';
import { listOldMonths, type Month } from './months.ts';

/** How many days the details of a month stay once it was brought back. */
export const BACK_DAYS = 30;

export interface DueMonth extends Month {
  /** It is in the archive and was brought back. */
  isBack: boolean;
}

type Queries = Pick<pg.ClientBase, 'query'>;

/** Looks for one ride of each month, in the order of ids, so that however many there are, one is read. */
const DUE = `
select m.month, m.from_id as "fromId", m.to_id as "toId", a.month is not null as "isBack"
from unnest($1::text[], $2::uuid[], $3::uuid[]) m (month, from_id, to_id) left join ride_archives a on a.month = m.month
  cross join lateral (select from rides r where ${isInMonth('r.id', 'm.from_id', 'm.to_id')} order by r.id limit 1) ride
where a.month is null or a.brought_back_at < now() - interval '${BACK_DAYS} days'
order by m.month`;

/** The months that are old enough to be archived and are not, or no longer. The oldest comes first. */
export async function listDueMonths(
  client: Queries,
  keepMonths: number,
  now = new Date(),
): Promise<DueMonth[]> {
  const months = listOldMonths(now, keepMonths);
  const { rows } = await client.query<DueMonth>(DUE, [
    months.map(({ month }) => month),
    months.map(({ fromId }) => fromId),
    months.map(({ toId }) => toId),
  ]);
  return rows;
}

// The sum keeps the planner from walking back through all later events in the order of ids.
const LAST_EVENT = `select max(id + 0) from ride_events where ${isInMonth('ride_id', '$1', '$2')}`;

const IS_OVER = `
with active as materialized (select id from rides where status in ${sqlList(ACTIVE_STATUSES)})
select not exists (select from active where ${isInMonth('id', '$1', '$2')})
  and not exists (select from webhook_queue where ${isInMonth('ride_id', '$1', '$2')})
  and coalesce((select min(made_through) from webhooks) >= (${LAST_EVENT}), true) as "isOver"`;

/** Whether no ride of the month is under way, and webhooks, also paused ones, have heard of all. */
export async function isOver(client: Queries, { fromId, toId }: Month): Promise<boolean> {
  const { rows } = await client.query<{ isOver: boolean }>(IS_OVER, [fromId, toId]);
  return rows[0]?.isOver ?? false;
}
