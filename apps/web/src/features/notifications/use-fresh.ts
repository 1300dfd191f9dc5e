import type { NotificationView } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findFresh } from './find-fresh.ts';
import { useNotificationsLive } from './notifications-live.ts';

/** Tells of new notifications as they come, oldest first; of none that were there before. */
export function useFresh(tell: (fresh: NotificationView[]) => void): void {
  const items = useNotificationsLive().data?.items;
  const before = useRef<NotificationView[] | undefined>(undefined);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (!items) return;
    tellNow(findFresh(before.current, items));
    before.current = items;
  }, [items]);
}
