import type { Noun } from '../procedures/noun.ts';
import { demandRoutes } from './demand-events.ts';
import { demandWork } from './demand-work.ts';
import { createDemandRouter } from './demand.router.ts';

export const demand = {
  procedures: { router: createDemandRouter, area: 'city' },
  routes: demandRoutes,
  work: demandWork,
} satisfies Noun;
