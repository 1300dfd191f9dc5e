import type { NotificationView } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { useNotificationsLive } from './notifications-live.ts';
import { findFresh } from './find-fresh.ts';
import { describeNotification } from './describe-notification.ts';

/**
 * Also shows new notifications through the system, in a hidden tab and if the person wants it. SOS alerts show
 * themselves.
 */
export function useToldAlert(): void {
  const { data } = useNotificationsLive();
  const before = useRef<NotificationView[] | undefined>(undefined);
  const items = data?.items;
  const tell = useEffectEvent((fresh: NotificationView[]) => {
    for (const notification of fresh) {
      const { id, type } = notification;
      if (type === 'trouble' || data?.choices.systemOff.some((kind) => kind === type)) continue;
      const { title, message } = describeNotification(notification);
      notifyWhenHidden(title, message, id, false);
    }
  });
  useEffect(() => {
    if (!items) return;
    tell(findFresh(before.current, items));
    before.current = items;
  }, [items]);
}
