import { trpc } from '../../kit/live/trpc.ts';
import { AllAreas } from './AllAreas.tsx';
import { AreasPage } from './AreasPage.tsx';
import { useServiceAreas } from './service-areas-live.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import { useServiceAreaChanges } from './use-service-area-changes.ts';

/** Where riders are picked up. Live. */
export function ServiceAreas() {
  const texts = useServiceAreasTexts();
  useServiceAreaChanges();
  const making = trpc.serviceAreas.make.useMutation();
  return (
    <AreasPage
      words={texts}
      kind={{ nameHint: texts.nameHint, save: texts.save, asksForEnds: true, making }}
      areas={useServiceAreas()}
      list={(onChange) => <AllAreas onChange={onChange} />}
    />
  );
}
