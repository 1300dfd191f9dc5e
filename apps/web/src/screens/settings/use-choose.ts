import type { ChooseNotificationsInput } from '@ridewire/contracts';
import { notificationsKind } from '../../live/live-kinds.ts';
import { trpc } from '../../live/trpc.ts';
import { usePatchLive } from '../../live/use-live.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Saves a choice of notifications, shown at once; taken back when that fails. */
export function useChoose(): (choice: ChooseNotificationsInput) => void {
  const { settings } = useTexts();
  const patch = usePatchLive();
  const choose = trpc.notifications.choose.useMutation({
    onMutate: (choice) => patch(notificationsKind, { type: 'chosen', ...choice }),
    onError: (_error, choice) => {
      patch(notificationsKind, { type: 'chosen', ...choice, isOn: !choice.isOn });
      toastFailed(settings.chooseFailed);
    },
  });
  return (choice) => choose.mutate(choice);
}
