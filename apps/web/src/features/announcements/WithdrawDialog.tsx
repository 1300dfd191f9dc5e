import { Text } from '@mantine/core';
import type { AnnouncementView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useAnnouncementsTexts } from './texts.en.ts';
import styles from './announcements.module.css';

/** @param of the announcement to withdraw, as it is now; null for none */
export function WithdrawDialog({ of, onClose }: { of: AnnouncementView | null; onClose: () => void }) {
  const texts = useAnnouncementsTexts();
  const utils = trpc.useUtils();
  const withdraw = trpc.announcements.withdraw.useMutation({
    onSuccess: () => {
      toastDone(texts.withdrawn);
      void utils.announcements.list.invalidate();
      onClose();
    },
    onError: (error) => toastFailed(errorSentence(error, texts.withdrawFailed)),
  });
  // Still shown while the dialog fades.
  const [shown] = useMemory(of, (before) => of ?? before);
  const isOurs =
    withdraw.variables?.announcementId === shown?.id && (withdraw.isPending || withdraw.isSuccess);
  return (
    <AskDialog
      isOpen={of !== null}
      title={texts.withdrawTitle}
      confirm={texts.withdrawYes}
      refuse={texts.withdrawNo}
      stale={!isOurs && shown?.withdrawn ? texts.withdrawnBy(shown.withdrawn.by.name) : false}
      isDanger
      isBusy={withdraw.isPending}
      onConfirm={() => of && withdraw.mutate({ announcementId: of.id })}
      onClose={onClose}
    >
      <p className={styles.text}>{shown?.text}</p>
      <Text size="sm" c="dimmed">
        {texts.withdrawHint}
      </Text>
    </AskDialog>
  );
}
