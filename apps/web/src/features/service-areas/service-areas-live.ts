import type { Live, ServiceAreasSnapshot } from '@ridewire/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useStreetChanges } from '../../kit/map/street-changes-kind.ts';
import { SPREAD_MS } from '../../kit/map/way-news.ts';
import { useLive } from '../../kit/live/use-live.ts';

/** The areas stay the same object if they are sent again without a change. */
const areasKind = liveKind<ServiceAreasSnapshot, Live<ServiceAreasSnapshot, null>>(
  'service-areas',
  (handlers) => api.serviceAreas.live.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);

/** The service areas that stand, followed for as long as this is shown; undefined until they are known. */
export const useServiceAreas = (): ServiceAreasSnapshot | undefined => useLive(areasKind).data;

/** Asks for open quotes again when the areas change, since other trips may be refused then, or streets, since the way may be another. */
export function useQuotesOfAreas(): void {
  const utils = trpc.useUtils();
  useOtherAreas(() => {
    for (const { quote } of [utils.rides, utils.scheduled]) void quote.invalidate();
  });
}

/** Asks again when the areas or the streets are others. */
export function useOtherAreas(ask: () => void): void {
  useOther(useServiceAreas(), ask);
  // Many have a quote open: they ask one after the other.
  useOther(useStreetChanges()?.standing, ask, SPREAD_MS);
}

function useOther(basis: object | undefined, ask: () => void, withinMs = 0): void {
  const quoted = useRef(basis);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const isChange = quoted.current !== undefined && quoted.current !== basis;
    quoted.current = basis;
    if (!isChange) return undefined;
    const timer = setTimeout(() => askNow(), Math.random() * withinMs);
    return () => clearTimeout(timer);
  }, [basis, withinMs]);
}
