import { hash } from 'node:crypto';
import type { SessionView } from '@ridewire/contracts';
import { schema, type Db, type Orm } from '@ridewire/db';
import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { gatherReads } from '../core/gather-reads.ts';
import { prepareOnce } from '../core/prepare-once.ts';
import { deskRoleColumn } from '../core/at-desk.ts';
import { isKey, isNoKey } from './is-key.ts';

const { apiKeys, sessions, users } = schema;

/** A session lives this long after it was last used, in days. */
export const SESSION_DAYS = 30;
/** A session ends this long after the sign-in, however it is used, in days. */
const MAX_SESSION_DAYS = 90;
const days = (count: number) => sql.raw(`interval '${count} days'`);
/** The end of a session that begins now, and of one that is used now. */
export const FIRST_END = sql`now() + ${days(SESSION_DAYS)}`;
export const NEXT_END = sql`least(${FIRST_END}, ${sessions.createdAt} + ${days(MAX_SESSION_DAYS)})`;
/** An API key ends when its owner said. */
const NEXT_END_UNLESS_KEY = sql`case when ${isKey} then ${sessions.expiresAt} else ${NEXT_END} end`;
/** By the database's clock; holders of the value count on with a monotonic one. */
const LEFT_MS = sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float8 * 1000`;

export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/**
 * Of an API key. Made in another way than that of a cookie's secret, so that no server takes a key in a cookie for a whole
 * session, not even one of a release that knew no keys.
 */
export const hashOfKey = (key: string): Buffer => hash('sha512-256', key, 'buffer');

/** The valid sessions that `which` matches. Read with every call, and for all sockets periodically. */
const selectGood = (orm: Orm, which: SQL | undefined) =>
  orm
    .select({
      userId: sessions.userId,
      role: users.role,
      deskRole: deskRoleColumn,
      sessionId: sessions.id,
      secretHash: sessions.secretHash,
      scopes: apiKeys.scopes,
      apiVersion: apiKeys.apiVersion,
      leftMs: LEFT_MS,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(apiKeys, eq(apiKeys.sessionId, sessions.id))
    .where(and(sql`${sessions.expiresAt} > now()`, eq(users.status, 'active'), which));
type Good = Awaited<ReturnType<typeof selectGood>>[number];

const { placeholder } = sql;
const goodOfSecrets = prepareOnce((orm) =>
  selectGood(orm, sql`${sessions.secretHash} = any (${placeholder('secretHashes')}::bytea[])`).prepare(
    'find_actors',
  ),
);
/** By secret in hexadecimal digits of its hash. */
const findGood = gatherReads(async (orm, hashes) => {
  const secretHashes = hashes.map((hash) => Buffer.from(hash, 'hex'));
  const rows = await goodOfSecrets(orm).execute({ secretHashes });
  return new Map(rows.map((row) => [row.secretHash?.toString('hex') ?? '', row]));
});
const goodOfToken = prepareOnce((orm) =>
  selectGood(
    orm,
    and(
      eq(sessions.id, placeholder('sessionId')),
      eq(sessions.userId, placeholder('userId')),
      isNotNull(sessions.refreshGeneration),
    ),
  ).prepare('find_actor_of_token'),
);
const goodOf = prepareOnce((orm) =>
  selectGood(orm, sql`${sessions.id} = any (${placeholder('sessionIds')})`).prepare('find_good_sessions'),
);

/** The caller, the session used, and when that ends unless it is used, by performance.now(). */
export interface KnownActor {
  actor: Actor;
  sessionEndsAt: number;
}

/**
 * The owner of a session cookie's secret; undefined when it is unknown, expired, or its user blocked. Keeps the session
 * alive.
 */
export async function findActor(db: Db, secret: string): Promise<KnownActor | undefined> {
  const good = await findGood(db, hashOf(secret).toString('hex'));
  // A key in a cookie would be good for everything.
  return keepActor(db, good && !good.scopes ? [good] : []);
}

/** The same for an API key. */
export async function findActorOfKey(db: Db, key: string): Promise<KnownActor | undefined> {
  const good = await findGood(db, hashOfKey(key).toString('hex'));
  return keepActor(db, good?.scopes ? [good] : []);
}

/** The same for a program's access token. */
export const findActorOfToken = async (
  db: Db,
  token: { userId: string; sessionId: string },
): Promise<KnownActor | undefined> =>
  keepActor(db, await goodOfToken(db.orm).execute({ userId: token.userId, sessionId: token.sessionId }));

async function keepActor(db: Db, good: Good[]): Promise<KnownActor | undefined> {
  const ends = await keepAlive(db, good);
  const [session] = good;
  if (!session) return undefined;
  const { userId, role, deskRole, sessionId, scopes, apiVersion } = session;
  const ofKey = scopes && apiVersion && { scopes, apiVersion };
  const actor = { userId, role, ...(deskRole && { deskRole }), sessionId, ...ofKey };
  return { actor, sessionEndsAt: ends.get(sessionId) ?? 0 };
}

/**
 * Extends the expiry once an hour: a write at every request would be too much.
 * @returns when each of them ends, by performance.now()
 */
async function keepAlive(db: Db, good: Good[]): Promise<Map<string, number>> {
  const stale = good.filter(({ isStale }) => isStale).map(({ sessionId }) => sessionId);
  const slid =
    stale.length === 0
      ? []
      : await db.orm
          .update(sessions)
          .set({ lastSeenAt: sql`now()`, expiresAt: NEXT_END_UNLESS_KEY })
          .where(inArray(sessions.id, stale))
          .returning({ sessionId: sessions.id, leftMs: LEFT_MS });
  const now = performance.now();
  return new Map([...good, ...slid].map(({ sessionId, leftMs }) => [sessionId, now + leftMs]));
}

/** Which of these sessions, all in use, are still valid, and when they end, by performance.now(). Extends them. */
export async function keepSessions(db: Db, sessionIds: string[]): Promise<Map<string, number>> {
  return keepAlive(db, await goodOf(db.orm).execute({ sessionIds }));
}

/** A person's valid sessions, without API keys: the present one first, then by last use. */
export async function findSessions(
  db: Db,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<SessionView[]> {
  const isCurrent = sql<boolean>`${sessions.id} = ${actor.sessionId}`;
  const rows = await db.orm
    .select({
      id: sessions.id,
      isCurrent,
      kind: sql<
        SessionView['kind']
      >`case when ${sessions.secretHash} is null then 'program' else 'browser' end`,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), isNoKey, sql`${sessions.expiresAt} > now()`))
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}
