import { liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { reduceNotifications } from './reduce-notifications.ts';

export const notificationsKind = liveKind(
  'notifications',
  (on) => api.notifications.live.subscribe(undefined, on),
  reduceNotifications,
);

/** What the person was told, and how much of it is unread. */
export const useNotificationsLive = () => useLive(notificationsKind);
