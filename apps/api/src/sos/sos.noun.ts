import type { Noun } from '../procedures/noun.ts';
import { createAlertsRouter } from './alerts.router.ts';
import { createIncidentsRouter } from './incidents.router.ts';
import { sosRoutes } from './sos-events.ts';
import { sosPersonalData } from './sos-personal-data.ts';

export const sos = {
  routes: sosRoutes,
  personalData: sosPersonalData,
} satisfies Noun;

export const alerts = { procedures: { router: createAlertsRouter, area: 'support' } } satisfies Noun;

export const incidents = { procedures: { router: createIncidentsRouter, area: 'support' } } satisfies Noun;
