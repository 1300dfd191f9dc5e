import type { Noun } from '../procedures/noun.ts';
import { savedViewRoutes } from './saved-view-events.ts';
import { savedViewPersonalData } from './saved-view-personal-data.ts';
import { createSavedViewsRouter } from './saved-views.router.ts';

export const savedViews = {
  procedures: { router: createSavedViewsRouter, area: null },
  routes: savedViewRoutes,
  personalData: savedViewPersonalData,
} satisfies Noun;
