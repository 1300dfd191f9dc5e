import { findLead } from '@ridewire/contracts/find-lead';
import { useNavigate } from '@tanstack/react-router';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { describeNotification } from '../notifications/describe-notification.ts';
import { useFresh } from '../notifications/use-fresh.ts';
import { useScheduledTexts } from './texts.en.ts';

const BY_DESK: ReadonlySet<string> = new Set(['scheduled_moved', 'scheduled_changed', 'scheduled_canceled']);

/** Says on any page that the desk changed or canceled a ride for later: on the list itself the row is simply another one. */
export function ScheduledNews() {
  const scheduled = useScheduledTexts();
  const navigate = useNavigate();
  useFresh((fresh) => {
    for (const told of fresh) {
      if (!BY_DESK.has(told.type)) continue;
      const link = findLead(told, 'rider');
      if (link) toastNews(describeNotification(told).title, scheduled.view, () => void navigate(link));
    }
  });
  return null;
}
