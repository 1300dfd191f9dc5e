import { createHash } from 'node:crypto';
import type { Role, SessionView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';

/** A session lives this long after it was last used, in days. */
export const SESSION_DAYS = 30;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const FIND_ACTOR = `
select u.id as "userId", u.role, s.id as "sessionId", s.last_seen_at < now() - interval '1 hour' as stale
from sessions s join users u on u.id = s.user_id
where s.expires_at > now() and u.status = 'active'`;

/** Who a session cookie's secret belongs to; undefined when it is unknown, expired, or its user blocked. Keeps the session alive. */
export const findActor = (db: Db, secret: string): Promise<Actor | undefined> =>
  findUsing(db, {
    name: 'find_actor',
    text: `${FIND_ACTOR} and s.secret_hash = $1`,
    values: [hashOf(secret)],
  });

/** The same for what a program's access token names. */
export const findActorOfToken = (
  db: Db,
  token: { userId: string; sessionId: string },
): Promise<Actor | undefined> =>
  findUsing(db, {
    name: 'find_actor_of_token',
    text: `${FIND_ACTOR} and s.id = $1 and s.user_id = $2 and s.refresh_generation is not null`,
    values: [token.sessionId, token.userId],
  });

async function findUsing(
  db: Db,
  query: { name: string; text: string; values: unknown[] },
): Promise<Actor | undefined> {
  const result = await db.pool.query<{ userId: string; role: Role; sessionId: string; stale: boolean }>(
    query,
  );
  const row = result.rows[0];
  if (!row) return undefined;
  // Once an hour is enough to slide the expiry; a write at every request would not be.
  if (row.stale) await keepSessions(db, [row.sessionId]);
  return { userId: row.userId, role: row.role, sessionId: row.sessionId };
}

/** Which of these sessions, all in use, are still good. They live on. */
export async function keepSessions(db: Db, sessionIds: string[]): Promise<Set<string>> {
  const result = await db.pool.query<{ id: string }>({
    name: 'keep_sessions',
    text: `with good as (
        select s.id, s.last_seen_at from sessions s join users u on u.id = s.user_id
        where s.id = any ($1) and s.expires_at > now() and u.status = 'active'
      ), touched as (
        update sessions s set last_seen_at = now(), expires_at = now() + $2 * interval '1 day'
        from good where s.id = good.id and good.last_seen_at < now() - interval '1 hour'
      )
      select id from good`,
    values: [sessionIds, SESSION_DAYS],
  });
  return new Set(result.rows.map((row) => row.id));
}

/** A person's sessions that are good: the one that asks first, then by last use. */
export async function findSessions(
  db: Db,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<SessionView[]> {
  const result = await db.pool.query<
    Omit<SessionView, 'createdAt' | 'lastSeenAt'> & { createdAt: Date; lastSeenAt: Date }
  >({
    name: 'find_sessions',
    text: `select id, id = $2 as "isCurrent", case when secret_hash is null then 'program' else 'browser' end as kind,
        user_agent as "userAgent", ip_address as "ipAddress", created_at as "createdAt", last_seen_at as "lastSeenAt"
      from sessions where user_id = $1 and expires_at > now()
      order by id = $2 desc, last_seen_at desc, id desc`,
    values: [actor.userId, actor.sessionId],
  });
  return result.rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}
