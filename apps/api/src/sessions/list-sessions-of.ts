import type { SessionView, UserIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../core/actor.ts';
import { findSessions } from './session-queries.ts';

/** A person's signed-in devices, for admins. */
export function listSessionsOf(db: Db, actor: Actor, { userId }: UserIdInput): Promise<SessionView[]> {
  assertRole(actor, 'admin');
  return findSessions(db, { userId, sessionId: actor.sessionId });
}
