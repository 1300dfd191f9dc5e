import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

/** A service area was made or ended. Says no more: every process reads them again. A trigger of the table sends it. */
export interface ServiceAreasChanged {
  event: 'service_areas.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    serviceAreas: ServiceAreasChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    serviceAreas: 'service-areas';
  }
}

/** Where riders are picked up, for everyone. */
export const SERVICE_AREAS: Topic = 'service-areas';

export const serviceAreaRoutes: RoutesOf<ServiceAreasChanged> = {
  // Each process reads them again, and then tells.
  'service_areas.changed': () => [],
};
