import type { Actor } from '../core/actor.ts';
import type { Db } from '@ridewire/db';
import { KEY_PREFIX } from '@ridewire/contracts';
import { readAccessToken, readAccessTokenOfAnyAge } from './access-token.ts';
import { findActorOfKey, findActorOfToken, type KnownActor } from './session-queries.ts';
import type { TokenKeys } from '../core/token-keys.ts';

/** The caller, and when their proof ends, by performance.now(). */
export interface Identity extends KnownActor {
  /** Null if the session's own cookie proves it instead of a token or an API key. */
  tokenEndsAt: number | null;
}

/**
 * The owner of this access token or API key; undefined when it is not ours, expired, or its session or user is no longer
 * valid.
 */
export async function identifyToken(
  deps: { db: Db; tokenKeys: TokenKeys },
  accessToken: string,
): Promise<Identity | undefined> {
  if (accessToken.startsWith(KEY_PREFIX)) {
    const known = await findActorOfKey(deps.db, accessToken);
    return known && { ...known, tokenEndsAt: known.sessionEndsAt };
  }
  const token = await readAccessToken(deps.tokenKeys, accessToken);
  const known = token && (await findActorOfToken(deps.db, token));
  return known && { ...known, tokenEndsAt: performance.now() + token.expiresAt.getTime() - Date.now() };
}

/** The owner of the session an access token names, even an expired one: enough to end that session, and for nothing else. */
export async function findActorToSignOut(
  deps: { db: Db; tokenKeys: TokenKeys },
  accessToken: string,
): Promise<Actor | undefined> {
  const token = await readAccessTokenOfAnyAge(deps.tokenKeys, accessToken);
  return token && (await findActorOfToken(deps.db, token))?.actor;
}
