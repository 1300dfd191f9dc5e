import { findLead } from '@ridewire/contracts/find-lead';
import type { Role } from '@ridewire/contracts';
import { useNavigate } from '@tanstack/react-router';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { describeNotification } from '../notifications/describe-notification.ts';
import { useFresh } from '../notifications/use-fresh.ts';
import { useProblemsTexts } from './texts.en.ts';

/** Says on any page that somebody is asked about a thing that was left in the car: the other one waits for the answer. */
export function ItemNews({ role }: { role: Role }) {
  const texts = useProblemsTexts();
  const navigate = useNavigate();
  useFresh((fresh) => {
    for (const asked of fresh) {
      if (asked.type !== 'item_lost' && asked.type !== 'item_found') continue;
      const link = findLead(asked, role);
      if (link) toastNews(describeNotification(asked).title, texts.answer, () => void navigate(link));
    }
  });
  return null;
}
