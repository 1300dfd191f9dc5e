import { randomBytes } from 'node:crypto';
import type { Role, UserStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { v7 as newId } from 'uuid';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { hashOf, SESSION_DAYS } from './session-queries.ts';

const SECRET_BYTES = 32;
/** The generation of a program's first refresh token. */
export const FIRST_GENERATION = 1;
/**
 * A person's sessions at once: far more than anybody has browsers. A program that signs in at each run would otherwise
 * pile them up; beyond, the one unused for longest ends.
 */
export const MAX_SESSIONS = 100;
const MAX_USER_AGENT = 300;

// The lock makes a change of the password wait for this, or this for it: no session of an old password outlives its change.
const OPEN_SESSION = `
with opened as (
  insert into sessions (id, user_id, secret_hash, refresh_generation, user_agent, ip_address, expires_at)
  select $1::uuid, u.id, $3::bytea, $4::int, $5::text, $6::text, now() + $7 * interval '1 day'
  from users u where u.id = $2::uuid and u.status = 'active' and ($9::text is null or u.password_hash = $9) for share
  returning id, user_id, secret_hash is null as is_program
), surplus as (
  delete from sessions where user_id in (select user_id from opened) and (expires_at <= now() or id in (
    select id from sessions where user_id = $2 and expires_at > now() order by last_seen_at desc, id desc offset $8))
  returning id, user_id
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select u.id, 'session.opened', u.id, u.role, $6, json_build_object(
    'sessionId', o.id, 'kind', case when o.is_program then 'program' else 'browser' end, 'userAgent', $5::text)
  from opened o join users u on u.id = o.user_id
), told as (
  select pg_notify('${CHANNEL}', json_build_object('event', 'sessions.changed', 'userId', user_id)::text) from opened
  union all
  select pg_notify('${CHANNEL}', json_build_object(
    'event', 'user.signed_out', 'userId', user_id, 'sessionId', id)::text) from surplus
)
select u.role, u.status, (select count(*) from told) as notified from opened o join users u on u.id = o.user_id`;

interface Opened {
  sessionId: string;
  role: Role;
  status: UserStatus;
}

/**
 * Opens a browser's session. The secret goes into the cookie and is stored nowhere.
 * @param provenBy the password's hash that was checked; a session opens only while the account still has it
 * @throws AppError INVALID_CREDENTIALS when it has another by now, or the account is blocked
 */
export async function openBrowserSession(
  db: Db,
  userId: string,
  from: Caller,
  provenBy: string | null = null,
): Promise<Opened & { secret: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { ...(await open(db, userId, from, provenBy, { secretHash: hashOf(secret) })), secret };
}

/** The same for a program, which gets tokens. */
export const openProgramSession = (
  db: Db,
  userId: string,
  from: Caller,
  provenBy: string | null = null,
): Promise<Opened> => open(db, userId, from, provenBy, { generation: FIRST_GENERATION });

async function open(
  db: Db,
  userId: string,
  from: Caller,
  provenBy: string | null,
  proof: { secretHash?: Buffer; generation?: number },
): Promise<Opened> {
  const sessionId = newId();
  const result = await db.pool.query<Omit<Opened, 'sessionId'>>({
    name: 'open_session',
    text: OPEN_SESSION,
    values: [
      sessionId,
      userId,
      proof.secretHash ?? null,
      proof.generation ?? null,
      from.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      from.ipAddress,
      SESSION_DAYS,
      MAX_SESSIONS - 1,
      provenBy,
    ],
  });
  const opened = result.rows[0];
  if (!opened) throw new AppError('INVALID_CREDENTIALS');
  return { sessionId, role: opened.role, status: opened.status };
}
