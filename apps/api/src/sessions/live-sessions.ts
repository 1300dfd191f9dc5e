import type { SessionsChange, SessionsSnapshot } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Db } from '@ridewire/db';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { findSessions } from './session-queries.ts';

// Each reader has a different current session, so everyone reads the list again.
const sessionsView: View<SessionsChange> = (event) =>
  event.event === 'sessions.changed' ? 'reread' : undefined;

export const liveSessions = (
  deps: { db: Db; hub: EventHub },
  actor: Actor,
): Live<SessionsSnapshot, SessionsChange> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(actor.userId),
    view: sessionsView,
    read: async () => ({ sessions: await findSessions(deps.db, actor) }),
  });
