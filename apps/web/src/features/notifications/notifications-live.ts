import { liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { reduceNotifications } from './reduce-notifications.ts';

export const notificationsKind = liveKind(
  'notifications',
  (on) => api.notifications.live.subscribe(undefined, on),
  reduceNotifications,
);

/** The person's notifications, and how many are unread. */
export const useNotificationsLive = () => useLive(notificationsKind);
