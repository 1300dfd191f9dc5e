import type { NotificationView } from '@ridewire/contracts';
import { sayTold } from '../texts/say-sentence.ts';

/** What a notification says in the language spoken. A message to us is its writer's own words, and stays as it is. */
export function tellNotification({
  type,
  title,
  message,
}: Pick<NotificationView, 'type' | 'title' | 'message'>): { title: string; message: string } {
  return {
    title: sayTold(title),
    message: type === 'message_received' ? message : sayTold(message),
  };
}
