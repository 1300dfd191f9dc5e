import { notificationsKind } from '../live/live-kinds.ts';
import { trpc } from '../live/trpc.ts';
import { useNotificationsLive, usePatchLive } from '../live/use-live.ts';
import { toastFailed } from '../shell/show-toast.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** Marks notifications as read, shown at once; taken back when that fails. */
export function useMarkRead(): (ids: string[] | 'all') => void {
  const { notifications } = useTexts();
  const { data: before } = useNotificationsLive();
  const patch = usePatchLive();
  const mark = trpc.notifications.markRead.useMutation({
    // Not beside the call: the list may be closed before the answer is here.
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
