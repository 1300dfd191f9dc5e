import type { Noun } from '../procedures/noun.ts';
import { notificationRoutes } from './notification-events.ts';
import { notificationPersonalData } from './notification-personal-data.ts';
import { createNotificationsRouter } from './notifications.router.ts';

export const notifications = {
  procedures: { router: createNotificationsRouter, area: 'account' },
  routes: notificationRoutes,
  personalData: notificationPersonalData,
} satisfies Noun;
