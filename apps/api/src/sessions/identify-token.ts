import type { Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import { readAccessToken } from './access-token.ts';
import { findActorOfToken } from './session-queries.ts';

/** Who calls, and until when that is proven: null for as long as the session lives. */
export interface Identity {
  actor: Actor;
  provenUntil: Date | null;
}

/** Whose access token this is; undefined when it is not ours, expired, or its session or user is not good any more. */
export async function identifyToken(core: Core, accessToken: string): Promise<Identity | undefined> {
  const token = await readAccessToken(core.serverKey, accessToken);
  const actor = token && (await findActorOfToken(core.db, token));
  return actor && { actor, provenUntil: token.expiresAt };
}
