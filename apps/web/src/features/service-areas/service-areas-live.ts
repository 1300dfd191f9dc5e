import type { Live, ServiceAreasSnapshot } from '@ridewire/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

/** The areas stay the same object if they are sent again without a change. */
const areasKind = liveKind<ServiceAreasSnapshot, Live<ServiceAreasSnapshot, null>>(
  'service-areas',
  (handlers) => api.serviceAreas.live.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);

/** The service areas that stand, followed for as long as this is shown; undefined until they are known. */
export const useServiceAreas = (): ServiceAreasSnapshot | undefined => useLive(areasKind).data;

/** Asks for open quotes again when the areas change: other trips may be refused then. */
export function useQuotesOfAreas(): void {
  const areas = useServiceAreas();
  const utils = trpc.useUtils();
  const quoted = useRef(areas);
  useEffect(() => {
    const isChange = quoted.current !== undefined && quoted.current !== areas;
    quoted.current = areas;
    if (isChange) for (const { quote } of [utils.rides, utils.scheduled]) void quote.invalidate();
  }, [areas, utils]);
}
