import type { NotificationView, Role } from '@ridewire/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { describeNotification } from '../notifications/describe-notification.ts';
import { findFresh } from '../notifications/find-fresh.ts';
import { findLink } from '../notifications/find-link.ts';
import { useNotificationsLive } from '../notifications/notifications-live.ts';
import { useProblemsTexts } from './texts.en.ts';

/** Says on any page that somebody is asked about a thing that was left in the car: the other one waits for the answer. */
export function ItemNews({ role }: { role: Role }) {
  const texts = useProblemsTexts();
  const navigate = useNavigate();
  const items = useNotificationsLive().data?.items;
  const before = useRef<NotificationView[] | undefined>(undefined);
  const tell = useEffectEvent((fresh: NotificationView[]) => {
    for (const asked of fresh) {
      if (asked.type !== 'item_lost' && asked.type !== 'item_found') continue;
      const link = findLink(asked, role);
      if (link) toastNews(describeNotification(asked).title, texts.answer, () => void navigate(link));
    }
  });
  useEffect(() => {
    if (!items) return;
    tell(findFresh(before.current, items));
    before.current = items;
  }, [items]);
  return null;
}
