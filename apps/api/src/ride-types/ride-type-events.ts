import type { RoutesOf } from '../live/events.ts';

/** The city's ride types changed. Says no more: every process reads them again. A trigger of the table sends it. */
export interface RideTypesChanged {
  event: 'ride_types.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    rideTypes: RideTypesChanged;
  }
}

export const rideTypeRoutes: RoutesOf<RideTypesChanged> = {
  // Each process reads them again.
  'ride_types.changed': () => [],
};
