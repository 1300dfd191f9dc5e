import { Text } from '@mantine/core';
import { useMemory } from '@ridewire/ui';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useServiceAreasTexts } from './texts.en.ts';

interface NamedArea {
  id: string;
  name: string;
}

interface EndDialogProps {
  area: NamedArea | null;
  /** Those that stand, once they are known. */
  standing: readonly { id?: string }[] | undefined;
  words: {
    ask: (name: string) => string;
    text: (areaId: string) => string;
    isOver: string;
    failed: string;
  };
  isEnding: boolean;
  onEnd: (
    areaId: string,
    on: { onSuccess: (ended: { name: string }) => void; onError: (error: { message: string }) => void },
  ) => void;
  onClose: () => void;
}

/** Asks before an area of any kind ends. */
export function EndDialog({ area, standing, words, isEnding, onEnd, onClose }: EndDialogProps) {
  const texts = useServiceAreasTexts();
  // Still shown while the dialog fades.
  const [shown] = useMemory<NamedArea | null>(null, (before) => area ?? before);
  if (!shown) return null;
  const isOver = standing !== undefined && !standing.some(({ id }) => id === shown.id);
  const end = () =>
    onEnd(shown.id, {
      onSuccess: ({ name }) => {
        toastDone(texts.hasEnded(name));
        onClose();
      },
      onError: (error) => {
        toastFailed(errorSentence(error, words.failed));
        onClose();
      },
    });
  return (
    <AskDialog
      isOpen={area !== null}
      title={words.ask(shown.name)}
      stale={!isEnding && isOver && words.isOver}
      confirm={texts.end}
      refuse={texts.keep}
      isDanger
      isBusy={isEnding}
      onConfirm={end}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Text>{words.text(shown.id)}</Text>
    </AskDialog>
  );
}
