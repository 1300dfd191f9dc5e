import type { NotificationsChange, NotificationsSnapshot } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { userTopic } from '../realtime/topics.ts';
import { viewNotification } from './notification-image.ts';
import { getLatestNotifications } from './notification-queries.ts';

const notificationsView: View<NotificationsChange> = (event) => {
  if (event.event === 'notification.made')
    return { kind: 'made', notification: viewNotification(event.notification) };
  // All may have been read at once, also those that aren't shown: counting anew is always right.
  const isOther = event.event === 'notifications.read' || event.event === 'notifications.chosen';
  return isOther ? 'reread' : undefined;
};

/** A person's own notifications. */
export const liveNotifications = (
  core: Core,
  userId: string,
): Live<NotificationsSnapshot, NotificationsChange> =>
  new Live({
    hub: core.hub,
    topic: userTopic(userId),
    view: notificationsView,
    read: () => getLatestNotifications(core.db, userId),
  });
