import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

/** A rider saved a place, changed or deleted one. Says no more: their devices read again. */
export interface PlacesChanged {
  event: 'places.changed';
  userId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    places: PlacesChanged;
  }
}

export const placeRoutes: RoutesOf<PlacesChanged> = {
  'places.changed': ({ userId }) => [userTopic(userId)],
};
