import { useNavigate } from '@tanstack/react-router';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { describeNotification } from '../notifications/describe-notification.ts';
import { findLink } from '../notifications/find-link.ts';
import { useFresh } from '../notifications/use-fresh.ts';
import { useScheduledTexts } from './texts.en.ts';

/** Says on any page that the desk moved or canceled a ride for later: on the list itself the row is simply another one. */
export function ScheduledNews() {
  const scheduled = useScheduledTexts();
  const navigate = useNavigate();
  useFresh((fresh) => {
    for (const told of fresh) {
      if (told.type !== 'scheduled_moved' && told.type !== 'scheduled_canceled') continue;
      const link = findLink(told, 'rider');
      if (link) toastNews(describeNotification(told).title, scheduled.view, () => void navigate(link));
    }
  });
  return null;
}
