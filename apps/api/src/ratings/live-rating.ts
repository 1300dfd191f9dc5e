import type { RatingSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { handsOver } from '../live/events.ts';
import { Live } from '../live/live-subscription.ts';
import { rideTopic, userTopic } from '../live/topics.ts';
import { findAverage } from './find-average.ts';
import { findRatedRide, findRating, viewRating } from './rating-queries.ts';

const ratingView =
  (rideId: string, userId: string): View<null> =>
  (event) => {
    if (event.event === 'rating.given') return event.rideId === rideId ? 'reread' : undefined;
    return handsOver(event, { rideId, userId }) ? 'reread' : undefined;
  };

/** One's own rating of a ride, on all one's devices, and the other side's average. */
export const liveRating = (
  deps: { db: Db; hub: EventHub },
  actor: Actor,
  rideId: string,
): Live<RatingSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: [userTopic(actor.userId), rideTopic(rideId)],
    view: ratingView(rideId, actor.userId),
    read: async () => {
      const { orm } = deps.db;
      const { closesAt, ...key } = await findRatedRide(orm, actor, rideId);
      const own = await findRating(orm, key);
      return {
        own: own ? viewRating(own) : null,
        closesAt: closesAt?.toISOString() ?? null,
        other: await findAverage(orm, key.ratedId),
      };
    },
  });
