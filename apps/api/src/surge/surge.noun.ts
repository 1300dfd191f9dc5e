import type { EventHub } from '../live/event-hub.ts';
import type { Noun } from '../procedures/noun.ts';
import { surgeRoutes, SURGE } from './surge-events.ts';
import { surgeWork } from './surge-work.ts';
import { createSurgeRouter } from './surge.router.ts';
import type { FollowedSurge } from './surge-prices.ts';

interface Deps {
  surge: FollowedSurge;
  hub: EventHub;
}

export const surge = {
  procedures: { router: createSurgeRouter, area: 'city' },
  routes: surgeRoutes,
  work: surgeWork,
  keeps: {
    until: 'surge.changed',
    open: ({ surge, hub }: Deps) => {
      surge.onChange(() => hub.reread(SURGE));
      return surge;
    },
  },
} satisfies Noun;
