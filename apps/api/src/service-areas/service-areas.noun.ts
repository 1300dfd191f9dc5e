import type { EventHub } from '../live/event-hub.ts';
import type { Noun } from '../procedures/noun.ts';
import { serviceAreaRoutes, SERVICE_AREAS } from './service-area-events.ts';
import { serviceAreaPersonalData } from './service-area-personal-data.ts';
import { createServiceAreasRouter } from './service-areas.router.ts';
import type { FollowedServiceAreas } from './follow-service-areas.ts';

interface Deps {
  serviceAreas: FollowedServiceAreas;
  hub: EventHub;
}

export const serviceAreas = {
  procedures: { router: createServiceAreasRouter, area: 'city' },
  routes: serviceAreaRoutes,
  keeps: {
    until: 'service_areas.changed',
    open: ({ serviceAreas, hub }: Deps) => {
      serviceAreas.onChange(() => hub.reread(SERVICE_AREAS));
      return serviceAreas;
    },
  },
  personalData: serviceAreaPersonalData,
} satisfies Noun;
