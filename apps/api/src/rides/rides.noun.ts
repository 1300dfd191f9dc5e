import type { Noun } from '../procedures/noun.ts';
import { deskRoutes } from './desk-events.ts';
import { ridePersonalData } from './ride-personal-data.ts';
import { rideWork } from './ride-work.ts';
import { createRidesRouter } from './rides.router.ts';

export const rides = {
  procedures: { router: createRidesRouter, area: 'rides', elsewhere: { refund: 'payments' } },
  routes: deskRoutes,
  work: rideWork,
  personalData: ridePersonalData,
} satisfies Noun;
