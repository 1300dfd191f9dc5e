import type { ServiceAreaView } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { EndDialog } from './EndDialog.tsx';
import { useServiceAreas } from './service-areas-live.ts';
import { useServiceAreasTexts } from './texts.en.ts';

/** Asks before a service area ends. */
export function EndServiceArea({ area, onClose }: { area: ServiceAreaView | null; onClose: () => void }) {
  const texts = useServiceAreasTexts();
  const areas = useServiceAreas();
  const ending = trpc.serviceAreas.end.useMutation();
  return (
    <EndDialog
      area={area}
      standing={areas}
      words={{
        ask: texts.endAsk,
        text: (id) => (areas?.length === 1 && areas[0]?.id === id ? texts.endLast : texts.endText),
        isOver: texts.isOver,
        failed: texts.endFailed,
      }}
      isEnding={ending.isPending}
      onEnd={(areaId, on) => ending.mutate({ areaId }, on)}
      onClose={onClose}
    />
  );
}
