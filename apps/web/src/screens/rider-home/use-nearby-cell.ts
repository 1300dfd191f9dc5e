import { useDocumentVisibility } from '@mantine/hooks';
import { nearbyCell, type LatLng } from '@ridewire/contracts';
import { useCallback, useState } from 'react';

/** The middle of Dhaka: where the map opens. */
const CITY_CELL = nearbyCell({ lat: 23.7825, lng: 90.405 });

/**
 * The square whose idle cars are of interest: around the pickup, or where the map looks. Null while there is none, and
 * while nobody sees the page.
 */
export function useNearbyCell(isBooking: boolean, pickup: LatLng | null) {
  const [looksAt, setLooksAt] = useState(CITY_CELL);
  const isSeen = useDocumentVisibility() === 'visible';
  const onLook = useCallback((at: LatLng) => {
    const next = nearbyCell(at);
    setLooksAt((held) => (held.lat === next.lat && held.lng === next.lng ? held : next));
  }, []);
  return { cell: isBooking && isSeen ? (pickup ? nearbyCell(pickup) : looksAt) : null, onLook };
}
