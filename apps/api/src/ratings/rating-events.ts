import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

/** A person rated a ride, or changed the rating. Only their own devices hear of it: the other side never learns who said what. */
export interface RatingGiven {
  event: 'rating.given';
  rideId: string;
  raterId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    ratings: RatingGiven;
  }
}

export const ratingRoutes: RoutesOf<RatingGiven> = {
  'rating.given': ({ raterId }) => [userTopic(raterId)],
};
