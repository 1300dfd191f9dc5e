import type { Db } from '@ridewire/db';
import { EVENT_COLUMNS, type EventRow } from './event-view.ts';
import type { Outcome } from './send-webhook.ts';

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
/** How many events become deliveries in one statement. */
const AT_ONCE = 1_000;
const LOOKED_AT = 400;
const KEPT_DAYS = 30;
/** After so long without one that arrives, a webhook is paused. */
const FAILING_DAYS = 3;

/** The pauses after each try, in seconds; more than a day in all. */
const PAUSES = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200];

/** The webhooks that are told. */
export const activeWebhooks = async ({ pool }: Pool): Promise<string[]> =>
  (await pool.query<{ id: string }>('select id from webhooks where paused_at is null')).rows.map(
    ({ id }) => id,
  );

// The row is locked, so that of several processes one makes them, and each event once. A ride that waits to be tried
// again keeps the new ones waiting as long.
const MAKE = `
with hook as (
  select id, types, made_through from webhooks where id = $1 and paused_at is null and made_through < $2
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
)
update webhooks w
set made_through = case when (select count(*) from events) < ${AT_ONCE} then $2 else (select max(id) from events) end
from hook where w.id = hook.id
returning (select count(*) from events) = ${AT_ONCE} as "hasMore"`;

/** Makes a webhook's deliveries of all events up to this one. */
export async function makeDeliveries({ pool }: Pool, webhookId: string, through: number): Promise<void> {
  while ((await pool.query<{ hasMore: boolean }>(MAKE, [webhookId, through])).rows[0]?.hasMore);
}

// Of a ride only the first that waits: its events arrive in their order. Looked at are the first few hundred that are
// due, because each costs a probe; none of a ride is due before its first but while that one is under way.
const TAKE = `
with nearest as materialized (
  select delivery_id from webhook_queue where webhook_id = $1 and due_at <= now()
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
)
update webhook_deliveries d set tries = least(d.tries + 1, 32767)
from webhooks w, ride_events v
where d.id = any (array(select delivery_id from due)) and w.id = $1 and w.paused_at is null and v.id = d.event_id
returning d.id::float8, d.tries, w.url, ${EVENT_COLUMNS},
  case when w.former_until > now() then array[w.secret, w.former_secret] else array[w.secret] end as secrets`;

/** Takes deliveries that are due, for this process alone. */
export const takeDeliveries = async (
  { pool }: Pool,
  webhookId: string,
  limit: number,
): Promise<TakenDelivery[]> => (await pool.query<TakenDelivery>(TAKE, [webhookId, limit])).rows;

const DELIVERED = `
with done as (
  delete from webhook_queue where delivery_id = $1
), noted as (
  update webhook_deliveries set delivered_at = now(), status = $2, problem = null, duration_ms = $3
  where id = $1 returning webhook_id
)
update webhooks w set failing_since = null, delivered_at = now() from noted
where w.id = noted.webhook_id
  and (w.failing_since is not null or w.delivered_at is null or w.delivered_at < now() - interval '1 minute')`;

// One that was tried long enough has failed for good only if others arrived since: while nothing does, all wait. Those
// behind it in its ride wait as long, because they would be looked at in vain.
const DELAYED = `
with tried as (
  update webhook_deliveries d set status = $2, problem = $3, duration_ms = $4,
    failed_at = case when $5::float8 is null and exists (
      select from webhooks w where w.id = d.webhook_id and w.delivered_at > d.created_at
    ) then now() end
  where id = $1 returning webhook_id, ride_id, failed_at
), ended as (
  delete from webhook_queue q using tried where q.delivery_id = $1 and tried.failed_at is not null
), later as (
  update webhook_queue q set due_at = now() + coalesce($5::float8, $6::float8) * interval '1 second' from tried
  where tried.failed_at is null and q.webhook_id = tried.webhook_id and q.ride_id = tried.ride_id
    and q.delivery_id >= $1
)
update webhooks w set failing_since = coalesce(w.failing_since, now()) from tried
where w.id = tried.webhook_id and w.failing_since is null`;

const PAUSE = `
update webhooks set paused_at = now(), paused_why = $2
where id = $1 and paused_at is null and ($2 <> 'failing' or failing_since < now() - interval '${FAILING_DAYS} days')
returning id`;

/** Notes what became of a try. @returns whether the webhook was paused for it */
export async function noteOutcome(
  { pool }: Pool,
  webhookId: string,
  { id, tries }: Pick<TakenDelivery, 'id' | 'tries'>,
  { status, problem, durationMs }: Outcome,
  pauses: readonly number[] = PAUSES,
): Promise<{ isPaused: boolean }> {
  if (problem === null) {
    await pool.query(DELIVERED, [id, status, durationMs]);
    return { isPaused: false };
  }
  const why = status === 410 ? 'gone' : 'failing';
  const paused = await pool.query(PAUSE, [webhookId, why]);
  const isPaused = paused.rowCount === 1;
  await pool.query(DELAYED, [id, status, problem, durationMs, pauses[tries - 1] ?? null, pauses.at(-1)]);
  return { isPaused };
}

/** Removes deliveries that ended a month ago. */
export const forgetDeliveries = async ({ pool }: Pool): Promise<void> =>
  void (await pool.query(
    `delete from webhook_deliveries where created_at < now() - ${KEPT_DAYS} * interval '1 day'
       and (delivered_at is not null or failed_at is not null)`,
  ));
