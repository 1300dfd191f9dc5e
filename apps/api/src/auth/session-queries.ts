import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { v7 as newId } from 'uuid';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { CHANNEL } from '../realtime/server-events.ts';

/**
 * The session cookie's name, without TLS. Not accessToken, refreshToken or role: clients of the REST API keep cookies of
 * those names by script.
 */
export const SESSION_COOKIE = 'ridewire_session';
/** A session lives this long after it was last used, in days. */
export const SESSION_DAYS = 30;
const SECRET_BYTES = 32;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

// The lock makes a change of the password wait for this, or this for it: no session of an old password outlives its change.
const INSERT_SESSION = `
with opened as (
  insert into sessions (id, user_id, secret_hash, user_agent, ip_address, expires_at)
  select $1, id, $3, $4, $5, now() + $6 * interval '1 day' from users
  where id = $2 and status = 'active' and ($7::text is null or password_hash = $7) for share
  returning user_id
)
select pg_notify('${CHANNEL}', json_build_object(
  'event', 'sessions.changed', 'userId', user_id)::text) as notified
from opened`;

/**
 * Opens a session; the secret goes into the cookie and is stored nowhere.
 * @param provenBy the password's hash that was checked; a session opens only while the account still has it
 * @throws AppError INVALID_CREDENTIALS when it has another by now, or the account is blocked
 */
export async function insertSession(
  db: Db,
  userId: string,
  from: Caller,
  provenBy: string | null = null,
): Promise<{ sessionId: string; secret: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const sessionId = newId();
  const inserted = await db.pool.query({
    name: 'insert_session',
    text: INSERT_SESSION,
    values: [
      sessionId,
      userId,
      hashOf(secret),
      from.userAgent?.slice(0, 300) ?? null,
      from.ipAddress,
      SESSION_DAYS,
      provenBy,
    ],
  });
  if (!inserted.rowCount) throw new AppError('INVALID_CREDENTIALS');
  return { sessionId, secret };
}

/** Who a session secret belongs to; undefined when it is unknown, expired, or its user blocked. Keeps the session alive. */
export async function findActor(db: Db, secret: string): Promise<Actor | undefined> {
  const result = await db.pool.query<{ userId: string; role: Role; sessionId: string; stale: boolean }>({
    name: 'find_actor',
    text: `select u.id as "userId", u.role, s.id as "sessionId", s.last_seen_at < now() - interval '1 hour' as stale
      from sessions s join users u on u.id = s.user_id
      where s.secret_hash = $1 and s.expires_at > now() and u.status = 'active'`,
    values: [hashOf(secret)],
  });
  const row = result.rows[0];
  if (!row) return undefined;
  if (row.stale) {
    // Once an hour is enough to slide the expiry; a write at every request would not be.
    await db.pool.query({
      name: 'touch_session',
      text: `update sessions set last_seen_at = now(), expires_at = now() + $2 * interval '1 day' where id = $1`,
      values: [row.sessionId, SESSION_DAYS],
    });
  }
  return { userId: row.userId, role: row.role, sessionId: row.sessionId };
}

/** Which of these sessions are still good. */
export async function findLiveSessions(db: Db, sessionIds: string[]): Promise<Set<string>> {
  const result = await db.pool.query<{ id: string }>({
    name: 'find_live_sessions',
    text: `select s.id from sessions s join users u on u.id = s.user_id
      where s.id = any ($1) and s.expires_at > now() and u.status = 'active'`,
    values: [sessionIds],
  });
  return new Set(result.rows.map((row) => row.id));
}
