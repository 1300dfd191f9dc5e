import type { NotificationImage } from '../live/images.ts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

/** Somebody is told something. One that concerns many is one event for each. */
export interface NotificationMade {
  event: 'notification.made';
  userId: string;
  notification: NotificationImage;
}

/** Some or all of somebody's notifications were read, or taken back. */
export interface NotificationsRead {
  event: 'notifications.read';
  userId: string;
}

/** Somebody chose what they want to be told. Says no more: who is concerned reads anew. */
export interface NotificationsChosen {
  event: 'notifications.chosen';
  userId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    notifications: NotificationMade | NotificationsRead | NotificationsChosen;
  }
}

export const notificationRoutes: RoutesOf<NotificationMade | NotificationsRead | NotificationsChosen> = {
  'notification.made': ({ userId }) => [userTopic(userId)],
  'notifications.read': ({ userId }) => [userTopic(userId)],
  'notifications.chosen': ({ userId }) => [userTopic(userId)],
};
