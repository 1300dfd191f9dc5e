import { sqlList } from '@ridewire/db/sql-list';
import { DRIVING_STATUSES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '../core/in-transaction.ts';
import type { Log } from '../core/log.ts';
import { settleAll } from '../core/settle-all.ts';
import { HEARD_SAVED_SECONDS, IGNORED_OFFERS } from '../drivers/presence-limits.ts';
import { changedDriverColumns, tellDriverChanged } from '../live/tell-driver-changed.ts';

const { drivers } = schema;

/** The drivers who are asked whether they are still there. */
const PausedRow = z.strictObject({ id: z.uuid() });

/** For an offer that ran out longer ago, no one was looking. */
const LATELY_SECONDS = 10;

/**
 * Offers a driver had at the same time count once, offers to a driver with a rider aboard not at all. An accept or a
 * decline starts the count again; a driver whose row is being changed is doing something. Also notes offers whose
 * driver wasn't heard from meanwhile. Waits for no lock.
 */
const COUNT_IGNORED = `
with ended as materialized (
  select o.ride_id, o.driver_id from rides r join ride_offers o on o.ride_id = r.id
  where r.status = 'requested' and r.next_driver_id is null and r.deleted_at is null and o.declined_at is null and o.ended_at is null and not o.lapsed
    and o.expires_at <= now() and o.expires_at > now() - $1 * interval '1 second'
  for update of o skip locked
), lapsed as (
  update ride_offers o set lapsed = true, unheard = not exists (select from drivers d where d.id = o.driver_id
      and d.silent_since is null and d.last_heard_at >= o.offered_at - interval '${HEARD_SAVED_SECONDS} seconds')
  from ended e where o.ride_id = e.ride_id and o.driver_id = e.driver_id
  returning o.driver_id, o.offered_at, o.expires_at, o.left_seconds
), ignored as (
  select driver_id, max(offered_at) as offered_at, max(expires_at) as expires_at from lapsed where left_seconds is null group by driver_id
), held as (
  select d.id, i.expires_at, case when d.ignored_at is null
      or exists (select from ride_offers a where a.driver_id = d.id and a.expires_at > d.ignored_at and a.declined_at > d.ignored_at)
      or exists (select from rides a where a.driver_id = d.id and a.accepted_at > d.ignored_at
        and a.requested_at > d.ignored_at - interval '1 hour')
    then 1 else d.ignored_offers + 1 end as count
  from drivers d join ignored i on i.driver_id = d.id
  where d.available and d.silent_since is null and d.paused_since is null
    and (d.ignored_at is null or i.offered_at >= d.ignored_at)
    and not exists (select from rides a where a.driver_id = d.id and a.status in ${sqlList(DRIVING_STATUSES)})
  for no key update of d skip locked
), counted as (
  update drivers d set ignored_offers = held.count, ignored_at = held.expires_at,
    paused_since = case when held.count >= $2 then now() end, version = d.version + (held.count >= $2)::int
  from held where d.id = held.id
  returning d.id, d.paused_since
)
select id from counted where paused_since is not null`;

/** Counts the offers no one answered, and pauses drivers who let too many in a row run out. */
export async function countIgnored({ db, log }: { db: Db; log: Log }): Promise<void> {
  const counting = inTransaction(db, async (tx, connection) => {
    const result = await connection.query({
      name: 'count_ignored',
      text: COUNT_IGNORED,
      values: [LATELY_SECONDS, IGNORED_OFFERS],
    });
    const rows = z.array(PausedRow).parse(result.rows);
    if (rows.length === 0) return;
    const paused = await tx
      .select(changedDriverColumns)
      .from(drivers)
      .where(
        inArray(
          drivers.id,
          rows.map(({ id }) => id),
        ),
      );
    await tellDriverChanged(tx, paused);
  });
  await settleAll(log, 'could not count the offers nobody answered', [counting]);
}
