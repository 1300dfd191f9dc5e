import type { Noun } from '../procedures/noun.ts';
import { sharingRoutes } from './sharing-events.ts';
import { sharingPersonalData } from './sharing-personal-data.ts';
import { createSharingRouter } from './sharing.router.ts';

export const sharing = {
  procedures: { router: createSharingRouter, area: 'rides' },
  routes: sharingRoutes,
  personalData: sharingPersonalData,
} satisfies Noun;
