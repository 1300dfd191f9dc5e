import type { ReviewsChange, ReviewsSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub, View } from '../../live/event-hub.ts';
import { Live } from '../../live/live-subscription.ts';
import { BOARD } from '../../live/topics.ts';
import { countOpenReviews, listReviews } from './review-queries.ts';

const reviewsView: View<ReviewsChange> = ({ event }) => (event === 'review.changed' ? 'reread' : undefined);

/** Rides with an odd end, and their reviewers, for every admin. */
export const liveReviews = (deps: { db: Db; hub: EventHub }): Live<ReviewsSnapshot, ReviewsChange> =>
  new Live({
    hub: deps.hub,
    topic: BOARD,
    view: reviewsView,
    isForAll: true,
    read: async () => {
      const [rides, openCount] = await Promise.all([listReviews(deps.db), countOpenReviews(deps.db)]);
      return { rides, openCount };
    },
  });
