import type { NotificationsChange, NotificationsSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { viewNotification } from './notification-image.ts';
import { getLatestNotifications } from './notification-queries.ts';

const notificationsView: View<NotificationsChange> = (event) => {
  if (event.event === 'notification.made')
    return { kind: 'made', notification: viewNotification(event.notification) };
  // All may have been read at once, also those not shown, so counting again is always right.
  const isOther = event.event === 'notifications.read' || event.event === 'notifications.chosen';
  return isOther ? 'reread' : undefined;
};

/** A person's own notifications. */
export const liveNotifications = (
  deps: { db: Db; hub: EventHub },
  userId: string,
): Live<NotificationsSnapshot, NotificationsChange> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(userId),
    view: notificationsView,
    read: () => getLatestNotifications(deps.db, userId),
  });
