import type { Noun } from '../procedures/noun.ts';
import { wishRoutes } from './wish-events.ts';
import { wishPersonalData } from './wish-personal-data.ts';
import { createWishesRouter } from './wishes.router.ts';

export const wishes = {
  procedures: { router: createWishesRouter, area: 'account' },
  routes: wishRoutes,
  personalData: wishPersonalData,
} satisfies Noun;
