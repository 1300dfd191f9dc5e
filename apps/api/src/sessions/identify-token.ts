import type { Actor } from '../core/actor.ts';
import type { Db } from '@ridewire/db';
import { readAccessToken, readAccessTokenOfAnyAge } from './access-token.ts';
import { findActorOfToken } from './session-queries.ts';

/** Who calls, and until when that is proven: null for as long as the session lives. */
export interface Identity {
  actor: Actor;
  provenUntil: Date | null;
}

/** Whose access token this is; undefined when it is not ours, expired, or its session or user is not good any more. */
export async function identifyToken(
  deps: { db: Db; serverKey: Buffer },
  accessToken: string,
): Promise<Identity | undefined> {
  const token = await readAccessToken(deps.serverKey, accessToken);
  const actor = token && (await findActorOfToken(deps.db, token));
  return actor && { actor, provenUntil: token.expiresAt };
}

/** Whose session an access token names, also when it has expired: enough to end that session, and for nothing else. */
export async function findActorToSignOut(
  deps: { db: Db; serverKey: Buffer },
  accessToken: string,
): Promise<Actor | undefined> {
  const token = await readAccessTokenOfAnyAge(deps.serverKey, accessToken);
  return token && findActorOfToken(deps.db, token);
}
