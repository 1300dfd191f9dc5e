import type { Noun } from '../procedures/noun.ts';
import { promoRoutes } from './promo-events.ts';
import { promoPersonalData } from './promo-personal-data.ts';
import { createPromosRouter } from './promos.router.ts';

export const promos = {
  procedures: { router: createPromosRouter, area: null, elsewhere: { check: 'rides' } },
  routes: promoRoutes,
  personalData: promoPersonalData,
} satisfies Noun;
