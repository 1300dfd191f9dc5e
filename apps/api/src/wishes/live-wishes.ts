import type { WishesSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { listWishes } from './wish-queries.ts';

const wishesView: View<null> = (event) => (event.event === 'wish.changed' ? 'reread' : undefined);

/** A person's wishes about others, on all their devices; no one else learns of them. */
export const liveWishes = (deps: { db: Db; hub: EventHub }, actor: Actor): Live<WishesSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(actor.userId),
    view: wishesView,
    read: async () => ({ wishes: await listWishes(deps.db, actor) }),
  });
