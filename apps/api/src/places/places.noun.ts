import type { Noun } from '../procedures/noun.ts';
import { placeRoutes } from './place-events.ts';
import { placePersonalData } from './place-personal-data.ts';
import { createPlacesRouter } from './places.router.ts';

export const places = {
  procedures: {
    router: createPlacesRouter,
    area: 'city',
    elsewhere: { saved: 'account', save: 'account', remove: 'account' },
  },
  routes: placeRoutes,
  personalData: placePersonalData,
} satisfies Noun;
