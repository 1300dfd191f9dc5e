import type { NotificationImage } from '../live/images.ts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

/** A notification for one person. One that concerns many people is one event for each. */
export interface NotificationMade {
  event: 'notification.made';
  userId: string;
  notification: NotificationImage;
}

/** Some or all of a person's notifications were read, or withdrawn. */
export interface NotificationsRead {
  event: 'notifications.read';
  userId: string;
}

/** A person chose which notifications they want. Says no more: the screens concerned read again. */
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
