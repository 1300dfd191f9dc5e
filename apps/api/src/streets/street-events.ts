import type { RoutesOf } from '../live/events.ts';

/** Another city is in use, or none. Says no more: every process reads again which. */
export interface CityChanged {
  event: 'city.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    streets: CityChanged;
  }
}

export const streetRoutes: RoutesOf<CityChanged> = {
  // Each process reads again which city it is, and then tells.
  'city.changed': () => [],
};
