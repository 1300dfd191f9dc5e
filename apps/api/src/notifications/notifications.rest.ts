import {
  ListNotificationsInput,
  NotificationType,
  type Language,
  type NotificationView,
} from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, given, Id, pageFrom, PageQuery, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { NotificationsRouter } from './notifications.router.ts';
import { sayNotification } from './say-notification.ts';

const restRow = restRowOf<{ notifications: NotificationsRouter }>();

const Place = z.object({ address: z.string(), lat: z.number(), lng: z.number() });

const NotificationBody = z
  .object({
    _id: Id,
    type: NotificationType,
    title: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    timestamp: Time,
    rideId: z.string().meta({ description: 'Blank when it is about no ride.' }),
    riderName: z.string().meta({ description: 'Whom it is about; blank when it is about nobody.' }),
    riderEmail: z.string(),
    location: Place.meta({
      description: 'Always there; where nothing has a place, a blank address at 0, 0.',
    }),
  })
  .meta({ id: 'Notification' });

// Clients read each of these without checking that it exists.
const notificationBody = (
  notification: NotificationView,
  language: Language,
): z.infer<typeof NotificationBody> => ({
  _id: notification.id,
  type: notification.type,
  ...sayNotification(language, notification),
  isRead: notification.readAt !== null,
  timestamp: notification.createdAt,
  rideId: notification.rideId ?? '',
  riderName: notification.about?.name ?? '',
  riderEmail: notification.about?.email ?? '',
  location: notification.location ?? { address: '', lat: 0, lng: 0 },
});

export const notificationRows = [
  restRow({
    method: 'GET',
    path: '/auth/notifications',
    procedure: 'notifications.list',
    summary: 'Your notifications, newest first: SOS alerts, unless you ask for another type or all.',
    query: z.object({ ...PageQuery, type: ListNotificationsInput.shape.type.unwrap().optional() }),
    response: z.object({ data: z.array(NotificationBody) }),
    // The clients these endpoints were made for show each one as an SOS alert, with its place.
    input: ({ query }) => ({ ...pageFrom(query), type: given(query['type']) ?? 'trouble' }),
    answer: ({ items }, { language }) => ({
      data: items.map((item) => notificationBody(item, language)),
    }),
  }),
  restRow({
    method: 'PATCH',
    path: '/auth/notifications/read',
    procedure: 'notifications.markRead',
    summary: 'Mark your notifications as read: those with these IDs, or all of them.',
    body: z.object({ ids: z.array(Id).min(1).max(100).optional(), all: z.literal(true).optional() }),
    response: doneShape({}, 'Marked as read'),
    input: ({ body }) => body,
    answer: () => done('Marked as read'),
  }),
];
