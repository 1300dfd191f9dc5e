import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

/** Another city is in use, or none. Says no more: every process reads again which. */
export interface CityChanged {
  event: 'city.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    streets: CityChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    streets: 'city';
  }
}

/** The city in use, for everyone who looks at its map. */
export const CITY: Topic = 'city';

export const streetRoutes: RoutesOf<CityChanged> = {
  // Each process reads again which city it is, and then tells.
  'city.changed': () => [],
};
