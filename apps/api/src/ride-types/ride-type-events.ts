import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

/** The city's ride types changed. Says no more: every process reads them again. A trigger of the table sends it. */
export interface RideTypesChanged {
  event: 'ride_types.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    rideTypes: RideTypesChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    rideTypes: 'ride-types' | 'tariffs';
  }
}

/** The city's ride types, for everyone. */
export const RIDE_TYPES: Topic = 'ride-types';
/** What they cost, cost before and soon will, for admins. */
export const TARIFFS: Topic = 'tariffs';

export const rideTypeRoutes: RoutesOf<RideTypesChanged> = {
  // Each process reads them again.
  'ride_types.changed': () => [],
};
