import type pg from 'pg';
import { sqlList } from '../sql-list.ts';
import { ACTIVE_STATUSES } from '@ridewire/contracts';
import { isInMonth } from './archived-tables.ts';
import { listOldMonths, type Month } from './months.ts';

/** For so many days the details of a month that was brought back stay. */
export const BACK_DAYS = 30;

interface DueMonth extends Month {
  /** No ride of it is under way, and webhooks have heard of all. */
  isOver: boolean;
  /** It is in the archive and was brought back. */
  isBack: boolean;
}

const isOf = (id: string) => isInMonth(id, 'm.from_id', 'm.to_id');
const DUE = `
select m.month, m.from_id as "fromId", m.to_id as "toId", a.month is not null as "isBack",
  not exists (select from rides r where ${isOf('r.id')} and r.status in ${sqlList(ACTIVE_STATUSES)})
    and not exists (select from webhook_queue q where ${isOf('q.ride_id')}) as "isOver"
from unnest($1::text[], $2::uuid[], $3::uuid[]) m (month, from_id, to_id) left join ride_archives a on a.month = m.month
where exists (select from rides r where ${isOf('r.id')})
  and (a.month is null or a.brought_back_at < now() - interval '${BACK_DAYS} days')
order by m.month`;

/** The months that are old enough to be archived and are not, or no longer. The oldest comes first. */
export async function listDueMonths(
  client: Pick<pg.ClientBase, 'query'>,
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
