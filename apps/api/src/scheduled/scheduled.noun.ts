import type { Noun } from '../procedures/noun.ts';
import { scheduledRoutes } from './scheduled-events.ts';
import { scheduledPersonalData } from './scheduled-personal-data.ts';
import { scheduledWork } from './scheduled-work.ts';
import { createScheduledRouter } from './scheduled.router.ts';

export const scheduled = {
  procedures: { router: createScheduledRouter, area: 'rides' },
  routes: scheduledRoutes,
  work: scheduledWork,
  personalData: scheduledPersonalData,
} satisfies Noun;
