import type { Noun } from '../procedures/noun.ts';
import { announcementRoutes } from './announcement-events.ts';
import { announcementPersonalData } from './announcement-personal-data.ts';
import { announcementWork } from './announcement-work.ts';
import { createAnnouncementsRouter } from './announcements.router.ts';

export const announcements = {
  procedures: { router: createAnnouncementsRouter, area: 'support' },
  routes: announcementRoutes,
  work: announcementWork,
  personalData: announcementPersonalData,
} satisfies Noun;
