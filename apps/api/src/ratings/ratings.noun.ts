import type { Noun } from '../procedures/noun.ts';
import { ratingRoutes } from './rating-events.ts';
import { ratingPersonalData } from './rating-personal-data.ts';
import { createRatingsRouter } from './ratings.router.ts';

export const ratings = {
  procedures: { router: createRatingsRouter, area: 'rides' },
  routes: ratingRoutes,
  personalData: ratingPersonalData,
} satisfies Noun;
