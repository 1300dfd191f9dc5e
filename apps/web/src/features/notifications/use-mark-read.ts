import { notificationsKind } from './notifications-live.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useNotificationsLive } from './notifications-live.ts';
import { usePatchLive } from '../../kit/live/use-live.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useNotificationsTexts } from './texts.en.ts';

/** Marks notifications as read, shown at once; taken back when that fails. */
export function useMarkRead(): (ids: string[] | 'all') => void {
  const notifications = useNotificationsTexts();
  const { data: before } = useNotificationsLive();
  const patch = usePatchLive();
  const mark = trpc.notifications.markRead.useMutation({
    // Not in the call's own options: the list may be closed before the answer is here.
    onMutate: ({ ids }) => {
      patch(notificationsKind, { type: 'read', ids: ids ?? 'all', at: new Date().toISOString() });
      return before;
    },
    onError: (_error, _input, known) => {
      if (known) patch(notificationsKind, { type: 'unread', before: known });
      toastFailed(notifications.markFailed);
    },
  });
  return (ids) => mark.mutate(ids === 'all' ? { all: true } : { ids });
}
