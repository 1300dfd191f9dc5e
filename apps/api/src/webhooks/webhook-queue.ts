import type { Db } from '@ridewire/db';
import { inTransaction } from '../core/in-transaction.ts';
import { EVENT_COLUMNS, type EventRow } from '../events/event-view.ts';
import type { Outcome } from './send-webhook.ts';
import { NEWEST_EVENT } from '../events/settled-events.ts';
import { tellPaused } from './tell-paused.ts';

type Pool = Pick<Db, 'pool'>;

/** A delivery that one process took. */
export interface TakenDelivery extends EventRow {
  id: number;
  /** This one included. */
  tries: number;
  url: string;
  secrets: string[];
}

/** A process that took a delivery and was killed leaves it to others after this time. */
const LEASE_SECONDS = 30;
/** How many events become deliveries in one statement, and with so many that are due no more do: a short queue is cheap. */
const AT_ONCE = 1_000;
const LOOKED_AT = 400;
const KEPT_DAYS = 30;
/** After so long without one that arrives, a webhook is paused. */
const FAILING_DAYS = 3;

/** The pauses after each try, in seconds; more than a day in all. */
const PAUSES = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200];

// After a standby without the last events took over, their ids are given out anew.
const ACTIVE = `
with last as (
  select ${NEWEST_EVENT} as id
), shortened as (
  update webhooks set made_through = last.id from last where made_through > last.id
)
select id from webhooks where paused_at is null`;

/** The webhooks that aren't paused. */
export const activeWebhooks = async ({ pool }: Pool): Promise<string[]> =>
  (await pool.query<{ id: string }>(ACTIVE)).rows.map(({ id }) => id);

// The row is locked, so that of several processes one makes them, and each event once. A ride that waits to be tried
// again keeps the new ones waiting as long.
const MAKE = `
with waiting as materialized (
  select count(*) = ${AT_ONCE} as are_many
  from (select from webhook_queue where webhook_id = $1 and due_at <= now() limit ${AT_ONCE}) due
), hook as (
  select id, types, made_through from webhooks
  where id = $1 and paused_at is null and made_through < $2 and not (select are_many from waiting)
  for update skip locked
), events as (
  select v.id, v.ride_id, v.type from ride_events v
  where v.id > (select made_through from hook) and v.id <= $2 order by v.id limit ${AT_ONCE}
), made as (
  insert into webhook_deliveries (webhook_id, event_id, ride_id)
  select hook.id, e.id, e.ride_id from events e, hook
  where cardinality(hook.types) = 0 or e.type = any (hook.types) order by e.id
  returning id, webhook_id, ride_id
), queued as (
  insert into webhook_queue (delivery_id, webhook_id, ride_id, due_at)
  select m.id, m.webhook_id, m.ride_id, coalesce((
    select q.due_at from webhook_queue q where q.webhook_id = m.webhook_id and q.ride_id = m.ride_id
    order by q.delivery_id limit 1
  ), now())
  from made m
), moved as (
  update webhooks w
  set made_through = case when (select count(*) from events) < ${AT_ONCE} then $2 else (select max(id) from events) end
  from hook where w.id = hook.id
)
select are_many or (select count(*) from events) = ${AT_ONCE} as "hasMore" from waiting`;

/** Makes a webhook's deliveries of the next events up to this one. @returns whether there may be more */
export async function makeDeliveries({ pool }: Pool, webhookId: string, through: number): Promise<boolean> {
  const { rows } = await pool.query<{ hasMore: boolean }>(MAKE, [webhookId, through]);
  return rows[0]?.hasMore ?? false;
}

// Of a ride only the first that waits: its events arrive in their order. Looked at are the first few hundred that are
// due, because each costs a probe; none of a ride is due before its first but while that one is under way. A lease that a
// crash of the database undoes does no harm, so nobody waits for the disk.
const TAKE = `
with nearest as materialized (
  select delivery_id from webhook_queue where webhook_id = $1 and due_at <= now()
    and exists (select from webhooks where id = $1 and paused_at is null)
  order by due_at, delivery_id limit ${LOOKED_AT}
), due as (
  select q.delivery_id from webhook_queue q
  where q.delivery_id = any (array(select delivery_id from nearest)) and q.due_at <= now()
    and not exists (
      select from webhook_queue e where e.webhook_id = $1 and e.ride_id = q.ride_id
        and e.delivery_id < q.delivery_id offset 0
    )
  order by q.due_at, q.delivery_id limit $2 for update skip locked
), leased as (
  update webhook_queue set due_at = now() + interval '${LEASE_SECONDS} seconds'
  where delivery_id = any (array(select delivery_id from due))
), careless as materialized (
  select set_config('synchronous_commit', 'off', true) as setting
)
select d.id::float8, d.tries + 1 as tries, w.url, ${EVENT_COLUMNS},
  case when w.former_until > now() then array[w.secret, w.former_secret] else array[w.secret] end as secrets
from webhook_deliveries d, webhooks w, ride_events v, careless
where d.id = any (array(select delivery_id from due)) and w.id = $1 and v.id = d.event_id`;

/** Takes deliveries that are due, for this process alone. */
export const takeDeliveries = async (
  { pool }: Pool,
  webhookId: string,
  limit: number,
): Promise<TakenDelivery[]> => (await pool.query<TakenDelivery>(TAKE, [webhookId, limit])).rows;

// One that was tried long enough has failed for good only if others arrived since: while nothing does, all wait. Of a ride
// whose delivery ended, the next, made while that one was under way, waits no longer. Those behind one that is tried again
// wait as long, because they would be looked at in vain.
const NOTE = `
with outcome as (
  select * from unnest($2::bigint[], $3::smallint[], $4::text[], $5::int[], $6::float8[])
    o (id, status, problem, duration_ms, pause)
), tried as (
  update webhook_deliveries d
  set tries = least(d.tries + 1, 32767), status = o.status, problem = o.problem, duration_ms = o.duration_ms,
    delivered_at = case when o.problem is null then now() end,
    failed_at = case when o.problem is not null and o.pause is null and exists (
      select from webhooks w where w.id = $1 and w.delivered_at > d.created_at
    ) then now() end
  from outcome o
  where d.id = any ($2::bigint[]) and d.id = o.id and d.delivered_at is null and d.failed_at is null
  returning d.id, d.ride_id, d.delivered_at is not null as has_arrived,
    d.delivered_at is not null or d.failed_at is not null as has_ended, o.pause
), ended as (
  delete from webhook_queue
  where delivery_id = any ($2::bigint[]) and delivery_id <> all (array(select id from tried where not has_ended))
), next as (
  update webhook_queue q set due_at = now() from tried t
  where t.has_ended and q.webhook_id = $1 and q.ride_id = t.ride_id and q.delivery_id > t.id and q.due_at > now()
), later as (
  update webhook_queue q set due_at = now() + coalesce(t.pause, $7::float8) * interval '1 second' from tried t
  where not t.has_ended and q.webhook_id = $1 and q.ride_id = t.ride_id and q.delivery_id >= t.id
), seen as (
  select bool_or(has_ended) as has_ended, bool_or(has_arrived) as has_arrived from tried having count(*) > 0
), noted as (
  update webhooks w set failing_since = case when not s.has_ended then coalesce(w.failing_since, now()) end,
    delivered_at = case when s.has_arrived then now() else w.delivered_at end
  from seen s where w.id = $1 and ((w.failing_since is null) <> s.has_ended
    or s.has_arrived and coalesce(w.delivered_at < now() - interval '1 minute', true))
)
select from webhooks where id = $1 and failing_since < now() - interval '${FAILING_DAYS} days'`;

// Not for what a former address answered.
const PAUSE = `
update webhooks set paused_at = now(), paused_why = $2
where id = $1 and url = $3 and paused_at is null
  and ($2 <> 'failing' or failing_since < now() - interval '${FAILING_DAYS} days')
returning created_by as "madeBy"`;

/** A delivery that was tried, and what became of it. */
export type Tried = Pick<TakenDelivery, 'id' | 'rideId' | 'tries' | 'url'> & Outcome;

/** Notes what became of tries, of one ride one at most. A webhook that is paused for it is told to the admins, and stands in the audit trail. */
export async function noteOutcomes(
  db: Pick<Db, 'pool'>,
  webhookId: string,
  tried: readonly Tried[],
  pauses: readonly number[] = PAUSES,
): Promise<void[]> {
  const { rowCount: isFailingLong } = await db.pool.query(NOTE, [
    webhookId,
    tried.map(({ id }) => id),
    tried.map(({ status }) => status),
    tried.map(({ problem }) => problem),
    tried.map(({ durationMs }) => durationMs),
    tried.map(({ tries }) => pauses[tries - 1] ?? null),
    pauses.at(-1),
  ]);
  const gone = tried.find(({ status }) => status === 410);
  const refused = gone ?? (isFailingLong ? tried.find(({ problem }) => problem !== null) : undefined);
  if (!refused) return [];
  const { url } = refused;
  await inTransaction(db, async (tx, connection) => {
    const values = [webhookId, gone ? 'gone' : 'failing', url];
    const { rows } = await connection.query<{ madeBy: string }>(PAUSE, values);
    for (const { madeBy } of rows) await tellPaused(tx, { webhookId, url, madeBy });
  });
  return [];
}

/** Leaves a delivery to another process, as if it had not been tried. */
export const releaseDelivery = async ({ pool }: Pool, id: number): Promise<void> =>
  void (await pool.query('update webhook_queue set due_at = now() where delivery_id = $1', [id]));

/** How many are removed in one statement. */
const FORGOTTEN_AT_ONCE = 10_000;

// A webhook that was removed leaves its deliveries until then.
const FORGET = `
with old as (
  select d.id from webhook_deliveries d where d.created_at < now() - interval '${KEPT_DAYS} days'
    and (d.delivered_at is not null or d.failed_at is not null
      or not exists (select from webhooks w where w.id = d.webhook_id))
  limit ${FORGOTTEN_AT_ONCE}
), unqueued as (
  delete from webhook_queue q using old where q.delivery_id = old.id
)
delete from webhook_deliveries d using old where d.id = old.id`;

/** Removes deliveries that ended a month ago. */
export async function forgetDeliveries({ pool }: Pool): Promise<void> {
  while (((await pool.query(FORGET)).rowCount ?? 0) === FORGOTTEN_AT_ONCE);
}
