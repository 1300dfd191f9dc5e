import { useDocumentVisibility } from '@mantine/hooks';
import { type LatLng, nearbyCell } from '@ridewire/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useCityView } from '../../../kit/map/use-city-view.ts';
import type { Draft } from '../book/kept-draft.ts';

/**
 * The square whose idle cars are shown: around the pickup, or where the map looks. Null while there is none, and while
 * the page is hidden.
 */
export function useNearbyCell(isBooking: boolean, { pickup, type }: Draft) {
  const [looksAt, setLooksAt] = useState<LatLng | null>(null);
  const city = useCityView();
  // The map opens in the city's middle.
  const middle = city && nearbyCell(city.middle);
  const [lat, lng] = [middle?.lat, middle?.lng];
  const around = useMemo(() => {
    if (pickup) return nearbyCell(pickup);
    return looksAt ?? (lat === undefined || lng === undefined ? null : { lat, lng });
  }, [pickup, looksAt, lat, lng]);
  const isSeen = useDocumentVisibility() === 'visible';
  const onLook = useCallback((at: LatLng) => {
    const next = nearbyCell(at);
    setLooksAt((held) => (held?.lat === next.lat && held.lng === next.lng ? held : next));
  }, []);
  const cell = useMemo(() => around && { ...around, ...(type !== '' && { type }) }, [around, type]);
  return { cell: isBooking && isSeen ? cell : null, onLook };
}
