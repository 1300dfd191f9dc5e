import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { useNotificationsLive } from './notifications-live.ts';
import { describeNotification } from './describe-notification.ts';
import { useFresh } from './use-fresh.ts';

/**
 * Also shows new notifications through the system, in a hidden tab and if the person wants it. SOS alerts show
 * themselves.
 */
export function useToldAlert(): void {
  const { data } = useNotificationsLive();
  useFresh((fresh) => {
    for (const notification of fresh) {
      const { id, type } = notification;
      if (type === 'trouble' || data?.choices.systemOff.some((kind) => kind === type)) continue;
      const { title, message } = describeNotification(notification);
      notifyWhenHidden(title, message, id, false);
    }
  });
}
