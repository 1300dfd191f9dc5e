import type { LinkSnapshot, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { findOwnLink } from './link-queries.ts';

const linkView =
  (rideId: string): View<null> =>
  (event) =>
    event.event === 'link.changed' && event.rideId === rideId ? 'reread' : undefined;

/** How the rider's ride is shared, on all their devices; no link for another person's ride. */
export const liveLink = (
  deps: { db: Db; hub: EventHub },
  { userId: riderId }: Actor,
  { rideId }: RideInput,
): Live<LinkSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(riderId),
    view: linkView(rideId),
    read: async () => ({ link: await findOwnLink(deps.db.orm, { rideId, riderId }) }),
  });
