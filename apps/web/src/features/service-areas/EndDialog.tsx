import { Text } from '@mantine/core';
import type { ServiceAreaView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useServiceAreas } from './service-areas-live.ts';
import { useServiceAreasTexts } from './texts.en.ts';

/** Asks before an area ends. */
export function EndDialog({ area, onClose }: { area: ServiceAreaView | null; onClose: () => void }) {
  const texts = useServiceAreasTexts();
  const areas = useServiceAreas();
  // Still shown while the dialog fades.
  const [shown] = useMemory<ServiceAreaView | null>(null, (before) => area ?? before);
  const { mutate, isPending } = trpc.serviceAreas.end.useMutation({
    onSuccess: ({ name }) => {
      toastDone(texts.hasEnded(name));
      onClose();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, texts.endFailed));
      onClose();
    },
  });
  if (!shown) return null;
  const isLast = areas?.length === 1 && areas[0]?.id === shown.id;
  const isOver = areas !== undefined && !areas.some(({ id }) => id === shown.id);
  return (
    <AskDialog
      isOpen={area !== null}
      title={texts.endAsk(shown.name)}
      stale={!isPending && isOver && texts.isOver}
      confirm={texts.end}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={() => mutate({ areaId: shown.id })}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Text>{isLast ? texts.endLast : texts.endText}</Text>
    </AskDialog>
  );
}
