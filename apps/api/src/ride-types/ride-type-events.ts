import type { RoutesOf } from '../live/events.ts';

/** The city's ride types are others than before. Says no more: every process reads them anew. The table itself tells it. */
export interface RideTypesChanged {
  event: 'ride_types.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    rideTypes: RideTypesChanged;
  }
}

export const rideTypeRoutes: RoutesOf<RideTypesChanged> = {
  // Each process reads them anew.
  'ride_types.changed': () => [],
};
