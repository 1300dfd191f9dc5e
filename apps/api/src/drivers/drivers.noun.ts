import type { Noun } from '../procedures/noun.ts';
import { driverRoutes } from './driver-events.ts';
import { driverPersonalData } from './driver-personal-data.ts';
import { driverWork } from './driver-work.ts';
import { createDriversRouter } from './drivers.router.ts';

export const drivers = {
  procedures: { router: createDriversRouter, area: 'people' },
  routes: driverRoutes,
  work: driverWork,
  personalData: driverPersonalData,
} satisfies Noun;
