import type { Language, Role } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import type { Push, Told } from './pushes-of.ts';

/** A push message to one device, taken by one process. */
export interface TakenPush {
  id: string;
  told: Told;
  /** This one included. */
  tries: number;
  ttlSeconds: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  role: Role;
  senderName: string | null;
}

export type DuePush = Pick<Push, 'userId' | 'kind' | 'key' | 'told'> & { expiresAtMs: number };

/** A process that took a message and was killed leaves it to others after this time. */
const LEASE_SECONDS = 30;
/** As long, other processes may still hear of the same event. */
const KEPT_MINUTES = 5;

// Always in the same order: processes that add the same events don't wait for each other in a circle.
const ADD = `
insert into push_messages (session_id, key, told, expires_at)
select s.session_id, p.key, p.told, to_timestamp(p."expiresAtMs" / 1000.0)
from json_to_recordset($1::json) as p("userId" uuid, kind text, key text, told jsonb, "expiresAtMs" float8)
join push_subscriptions s on s.user_id = p."userId"
join sessions on sessions.id = s.session_id and sessions.expires_at > now()
join users u on u.id = s.user_id and u.status = 'active' and u.deleted_at is null
where p.kind <> all (u.system_off) and to_timestamp(p."expiresAtMs" / 1000.0) > now()
order by s.session_id, p.key
on conflict do nothing`;

const TAKE = `
with due as (
  select id from push_messages where told is not null and due_at <= now() and expires_at > now()
  order by due_at limit $1 for update skip locked
)
update push_messages m set due_at = now() + interval '${LEASE_SECONDS} seconds', tries = m.tries + 1
from due, push_subscriptions s, users u
where m.id = due.id and s.session_id = m.session_id and u.id = s.user_id
returning m.id, m.told, m.tries, greatest(1, ceil(extract(epoch from m.expires_at - now())))::int as "ttlSeconds",
  s.endpoint, s.p256dh, s.auth, u.language, u.role,
  (select name from users where id = (m.told ->> 'senderId')::uuid) as "senderName"`;

/**
 * Adds a row for each device of the people told that want it; what another process added first stays.
 * @returns whether there was any to add
 */
export const addPushes = async ({ pool }: Pick<Db, 'pool'>, pushes: readonly DuePush[]): Promise<boolean> => {
  const values = [JSON.stringify(pushes)];
  return (await pool.query({ name: 'add_pushes', text: ADD, values })).rowCount !== 0;
};

/** Takes messages that are due, for this process alone. */
export const takePushes = async ({ pool }: Pick<Db, 'pool'>, limit: number): Promise<TakenPush[]> =>
  (await pool.query<TakenPush>({ name: 'take_pushes', text: TAKE, values: [limit] })).rows;

/** It was sent, or never will be: its content goes at once. */
export const closePush = async ({ pool }: Pick<Db, 'pool'>, id: string): Promise<void> =>
  void (await pool.query(
    `update push_messages set told = null, expires_at = now() + interval '${KEPT_MINUTES} minutes' where id = $1`,
    [id],
  ));

/**
 * The same for notifications that were taken back. Their rows stay for a while, so a process that hears of one late doesn't add it
 * again. A message on its way to a device is not called back.
 */
export const closeNotificationPushes = async (
  tx: Tx,
  told: readonly { id: string; userId: string }[],
): Promise<void> =>
  void (await tx.execute(sql`
    with taken_back as (
      select m.id from json_to_recordset(${JSON.stringify(told)}::json) as n(id text, "userId" uuid)
      join push_subscriptions s on s.user_id = n."userId"
      join push_messages m on m.session_id = s.session_id and m.key = n.id
      where m.told is not null order by m.session_id, m.key for update of m)
    update push_messages m set told = null, expires_at = now() + interval '${sql.raw(String(KEPT_MINUTES))} minutes'
    from taken_back where m.id = taken_back.id`));

export const delayPush = async ({ pool }: Pick<Db, 'pool'>, id: string, seconds: number): Promise<void> =>
  void (await pool.query(`update push_messages set due_at = now() + $2 * interval '1 second' where id = $1`, [
    id,
    seconds,
  ]));

/** The push service doesn't know the device any longer. */
export const forgetDevice = async ({ pool }: Pick<Db, 'pool'>, endpoint: string): Promise<void> =>
  void (await pool.query('delete from push_subscriptions where endpoint = $1', [endpoint]));

/** Removes messages that nobody wants to hear any more. */
export const forgetPushes = async ({ pool }: Pick<Db, 'pool'>): Promise<void> =>
  void (await pool.query('delete from push_messages where expires_at < now()'));
