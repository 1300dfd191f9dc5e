import type { Noun } from '../procedures/noun.ts';
import { checkInRoutes } from './check-in-events.ts';
import { checkInPersonalData } from './check-in-personal-data.ts';
import { createCheckInsRouter } from './check-ins.router.ts';
import { checkInWork } from './watch-check-ins.ts';

export const checkIns = {
  procedures: { router: createCheckInsRouter, area: 'rides' },
  routes: checkInRoutes,
  work: checkInWork,
  personalData: checkInPersonalData,
} satisfies Noun;
