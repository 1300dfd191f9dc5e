import type { SignedIn } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { FactorDemand } from '../core/factor-demand.ts';
import type { HttpSide } from '../procedures/procedures.ts';
import { signOut } from '../sessions/end-sessions.ts';
import { readMe } from './read-me.ts';

/** Hands a session that was just opened to the calling browser. */
export async function enterBrowser(
  deps: { db: Db; factorDemand: FactorDemand },
  { actor, from, http }: { actor: Actor | null; from: Caller; http: HttpSide },
  { userId, secret }: { userId: string; secret: string },
): Promise<SignedIn> {
  // This call overwrites the cookie of the earlier session, which no one could end afterwards.
  if (actor && http.sessionSecret) await signOut(deps, actor, from);
  http.setSessionCookie(secret);
  return (await readMe(deps, userId)) as SignedIn;
}
