import type { Actor } from '../core/actor.ts';
import type { Db } from '@ridewire/db';
import { readAccessToken, readAccessTokenOfAnyAge } from './access-token.ts';
import { findActorOfToken, type KnownActor } from './session-queries.ts';

/** Who calls, and when what proves it ends, by performance.now(). */
export interface Identity extends KnownActor {
  /** Null where no token proves it, but the session's own cookie. */
  tokenEndsAt: number | null;
}

/** Whose access token this is; undefined when it is not ours, expired, or its session or user is not good any more. */
export async function identifyToken(
  deps: { db: Db; serverKey: Buffer },
  accessToken: string,
): Promise<Identity | undefined> {
  const token = await readAccessToken(deps.serverKey, accessToken);
  const known = token && (await findActorOfToken(deps.db, token));
  return known && { ...known, tokenEndsAt: performance.now() + token.expiresAt.getTime() - Date.now() };
}

/** Whose session an access token names, also when it has expired: enough to end that session, and for nothing else. */
export async function findActorToSignOut(
  deps: { db: Db; serverKey: Buffer },
  accessToken: string,
): Promise<Actor | undefined> {
  const token = await readAccessTokenOfAnyAge(deps.serverKey, accessToken);
  return token && (await findActorOfToken(deps.db, token))?.actor;
}
