import type { Live, ServiceAreasSnapshot } from '@ridewire/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  useQuotesOf(useServiceAreas());
  // Many have a quote open: they ask one after the other.
  useQuotesOf(useStreetChanges()?.standing, SPREAD_MS);
}

function useQuotesOf(basis: object | undefined, withinMs = 0): void {
  const utils = trpc.useUtils();
  const quoted = useRef(basis);
  useEffect(() => {
    const isChange = quoted.current !== undefined && quoted.current !== basis;
    quoted.current = basis;
    if (!isChange) return undefined;
    const timer = setTimeout(() => {
      for (const { quote } of [utils.rides, utils.scheduled, utils.bookings]) void quote.invalidate();
      void utils.bookings.quoteScheduled.invalidate();
    }, Math.random() * withinMs);
    return () => clearTimeout(timer);
  }, [basis, withinMs, utils]);
}
