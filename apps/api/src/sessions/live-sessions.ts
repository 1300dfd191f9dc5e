import type { SessionsChange, SessionsSnapshot } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { userTopic } from '../realtime/topics.ts';
import { findSessions } from './session-queries.ts';

// Each reader sees another one as the current: everybody reads the list anew.
const sessionsView: View<SessionsChange> = (event) =>
  event.event === 'sessions.changed' ? 'reread' : undefined;

export const liveSessions = (core: Core, actor: Actor): Live<SessionsSnapshot, SessionsChange> =>
  new Live({
    hub: core.hub,
    topic: userTopic(actor.userId),
    view: sessionsView,
    read: async () => ({ sessions: await findSessions(core.db, actor) }),
  });
