import type { ApiKeyView, KeySelf } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../core/in-transaction.ts';

const { apiKeys, sessions } = schema;

/** A key that wasn't used yet: its session was last seen then. */
export const NEVER = new Date(0);

/** A person's valid keys, the newest first. */
export async function listKeys(orm: Tx, userId: string): Promise<ApiKeyView[]> {
  const rows = await orm
    .select({
      id: sessions.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      hint: apiKeys.hint,
      apiVersion: apiKeys.apiVersion,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(apiKeys)
    .innerJoin(sessions, eq(sessions.id, apiKeys.sessionId))
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map(({ lastSeenAt, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: lastSeenAt.getTime() === NEVER.getTime() ? null : lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** What the caller’s key is and may do; null for a caller without one. */
export async function readSelf(
  orm: Tx,
  { sessionId, userId, role, deskRole }: Actor,
): Promise<KeySelf | null> {
  const [key] = await orm
    .select({
      id: sessions.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      apiVersion: apiKeys.apiVersion,
      expiresAt: sessions.expiresAt,
    })
    .from(apiKeys)
    .innerJoin(sessions, eq(sessions.id, apiKeys.sessionId))
    .where(eq(apiKeys.sessionId, sessionId));
  return key
    ? { ...key, expiresAt: key.expiresAt.toISOString(), userId, role, deskRole: deskRole ?? null }
    : null;
}
