import type { Db } from '@ridewire/db';
import { inTransaction } from '../core/in-transaction.ts';
import { OFFLINE_SECONDS, SILENT_SECONDS, UNANSWERED_SECONDS } from './presence-limits.ts';
import { TELL_DRIVER_CHANGED } from './tell-driver-changed.ts';

// Neither waits: a driver whose row is being changed is doing something, and has another look the next time.

const MARK_SILENT = `
with lost as (
  select d.id from drivers d
  where d.available and d.silent_since is null and d.last_heard_at < now() - $1 * interval '1 second'
  for no key update skip locked
), marked as (
  update drivers d set silent_since = d.last_heard_at, version = d.version + 1, updated_at = now()
  from lost where d.id = lost.id
  returning d.*
)
select ${TELL_DRIVER_CHANGED} as notified from marked d join users u on u.id = d.id`;

/** Marks the online drivers of whom nothing was heard for too long; everybody who has to do with them is told. */
export async function markSilent(db: Db): Promise<void> {
  await db.pool.query({ name: 'mark_silent', text: MARK_SILENT, values: [SILENT_SECONDS] });
}

/** Whoever accepts a ride at this moment holds the row, and is passed over. */
const HOLD_GONE = `
select id from drivers
where available and (silent_since < now() - $1 * interval '1 second' or paused_since < now() - $2 * interval '1 second')
for update skip locked`;

const PUT_OFFLINE = `
with gone as (
  select d.id, case when d.silent_since is null then 'unanswered' else 'silent' end as why from drivers d
  where d.id = any ($1)
    and not exists (select from rides r where r.driver_id = d.id and r.status in ('accepted', 'picked_up', 'in_transit'))
), changed as (
  update drivers d set available = false, put_offline_at = now(), put_offline_why = gone.why, silent_since = null,
    paused_since = null, ignored_offers = 0, ignored_at = null, version = d.version + 1, updated_at = now()
  from gone where d.id = gone.id
  returning d.*
), logged as (
  insert into account_events (user_id, type, data)
  select id, 'driver.went_offline', jsonb_build_object('available', jsonb_build_object('from', true, 'to', false), 'why', put_offline_why)
  from changed
)
select ${TELL_DRIVER_CHANGED} as notified from changed d join users u on u.id = d.id`;

/** Puts those offline who were silent for longer, or didn't say that they are still there. Who has a ride keeps it. */
export const putOffline = (db: Db): Promise<void> =>
  inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string }>(HOLD_GONE, [OFFLINE_SECONDS, UNANSWERED_SECONDS]);
    // A statement of its own: it sees the rides that were accepted before the rows were held.
    if (rows.length > 0) await client.query(PUT_OFFLINE, [rows.map(({ id }) => id)]);
  });
