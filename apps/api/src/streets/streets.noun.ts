import type { EventHub } from '../live/event-hub.ts';
import type { Noun } from '../procedures/noun.ts';
import { streetRoutes, CITY } from './street-events.ts';
import { streetWork } from './street-work.ts';
import { createStreetsRouter } from './streets.router.ts';
import type { FollowedCity } from './current-city.ts';

interface Deps {
  cities: FollowedCity;
  hub: EventHub;
}

export const streets = {
  procedures: { router: createStreetsRouter, area: 'city' },
  routes: streetRoutes,
  work: streetWork,
  keeps: {
    until: 'city.changed',
    open: ({ cities, hub }: Deps) => {
      cities.onChange(() => hub.reread(CITY));
      return cities;
    },
  },
} satisfies Noun;
