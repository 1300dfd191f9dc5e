import type { EventHub } from '../live/event-hub.ts';
import type { Noun } from '../procedures/noun.ts';
import { rideTypeRoutes, RIDE_TYPES, TARIFFS } from './ride-type-events.ts';
import { createRideTypesRouter } from './ride-types.router.ts';
import type { FollowedRideTypes } from './follow-ride-types.ts';

interface Deps {
  rideTypes: FollowedRideTypes;
  hub: EventHub;
}

export const rideTypes = {
  procedures: { router: createRideTypesRouter, area: null },
  routes: rideTypeRoutes,
  keeps: {
    until: 'ride_types.changed',
    open: ({ rideTypes, hub }: Deps) => {
      rideTypes.onChange(() => {
        hub.reread(RIDE_TYPES);
        hub.reread(TARIFFS);
      });
      return rideTypes;
    },
  },
} satisfies Noun;
