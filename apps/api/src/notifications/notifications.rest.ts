import { NotificationType, RaiseAlertInput, type NotificationView } from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Id, pageFrom, PageQuery, Time } from '../http/rest-bodies.ts';
import { restRow } from '../http/rest-row.ts';

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

// Clients read into every one of these without asking whether it is there.
const notificationBody = (notification: NotificationView): z.infer<typeof NotificationBody> => ({
  _id: notification.id,
  type: notification.type,
  title: notification.title,
  message: notification.message,
  isRead: notification.readAt !== null,
  timestamp: notification.createdAt,
  rideId: notification.rideId ?? '',
  riderName: notification.about?.name ?? '',
  riderEmail: notification.about?.email ?? '',
  location: notification.location ?? { address: '', lat: 0, lng: 0 },
});

export const notificationRows = [
  restRow({
    method: 'POST',
    path: '/auth/trouble',
    procedure: 'alerts.raise',
    summary:
      'Call for help from a ride: every admin is told at once. The rider and the driver of it, until an hour after its end.',
    body: RaiseAlertInput,
    status: 201,
    response: doneShape({ data: z.object({ _id: Id, rideId: Id, timestamp: Time }) }, 'Help has been told'),
    errors: ['RIDE_NOT_FOUND', 'RIDE_GONE', 'TOO_MANY'],
    input: ({ body }) => body,
    answer: ({ id, rideId, raisedAt }) =>
      done('Help has been told', { data: { _id: id, rideId, timestamp: raisedAt } }),
  }),
  restRow({
    method: 'GET',
    path: '/auth/notifications',
    procedure: 'notifications.list',
    summary: 'One’s own notifications, newest first.',
    query: z.object(PageQuery),
    response: z.object({ data: z.array(NotificationBody) }),
    input: ({ query }) => pageFrom(query),
    answer: ({ items }) => ({ data: items.map(notificationBody) }),
  }),
];
