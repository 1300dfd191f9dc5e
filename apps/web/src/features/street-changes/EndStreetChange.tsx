import type { StreetChangesSnapshot, StreetChangeView } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { EndDialog } from '../service-areas/EndDialog.tsx';
import { useStreetChangesTexts } from './texts.en.ts';
import { useSayStreets } from './use-say-streets.ts';

interface EndStreetChangeProps {
  change: StreetChangeView | null;
  known: StreetChangesSnapshot | undefined;
  onClose: () => void;
}

/** Asks before a change of streets ends. */
export function EndStreetChange({ change, known, onClose }: EndStreetChangeProps) {
  const texts = useStreetChangesTexts();
  const say = useSayStreets();
  const ending = trpc.streetChanges.end.useMutation();
  return (
    <EndDialog
      area={change && { id: change.id, name: say(change.stretches) }}
      standing={known && [...known.standing, ...(known.coming ?? []).map((id) => ({ id }))]}
      words={{ ask: texts.endAsk, text: () => texts.endText, isOver: texts.isOver, failed: texts.endFailed }}
      isEnding={ending.isPending}
      onEnd={(changeId, { onSuccess, onError }) =>
        ending.mutate(
          { changeId },
          { onSuccess: (ended) => onSuccess({ name: say(ended.stretches) }), onError },
        )
      }
      onClose={onClose}
    />
  );
}
