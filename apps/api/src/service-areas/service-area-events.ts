import type { RoutesOf } from '../live/events.ts';

/** A service area was made or ended. Says no more: every process reads them again. A trigger of the table sends it. */
export interface ServiceAreasChanged {
  event: 'service_areas.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    serviceAreas: ServiceAreasChanged;
  }
}

export const serviceAreaRoutes: RoutesOf<ServiceAreasChanged> = {
  // Each process reads them again, and then tells.
  'service_areas.changed': () => [],
};
