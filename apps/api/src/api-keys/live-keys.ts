import type { ApiKeysSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { listKeys } from './key-queries.ts';

// A key is a session.
const keysView: View<null> = (event) => (event.event === 'sessions.changed' ? 'reread' : undefined);

/** A person's API keys, on all their devices. */
export const liveKeys = (deps: { db: Db; hub: EventHub }, actor: Actor): Live<ApiKeysSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(actor.userId),
    view: keysView,
    read: async () => ({ keys: await listKeys(deps.db.orm, actor.userId) }),
  });
