import { ERRORS, isWithin, type LatLng } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../session/config-query.ts';
import { sayRefusal } from '../../texts/say-sentence.ts';

/** Whether riders are picked up at a point, and what is said where they are not: the server refuses the same. */
export function usePickupArea() {
  const { data: config } = useQuery({ ...configQuery, enabled: false });
  const area = config?.pickupArea ?? null;
  return {
    isWithin: (at: LatLng) => isWithin(area, at),
    refusal: (at: LatLng | null) =>
      at && !isWithin(area, at) ? sayRefusal('OUTSIDE_AREA', ERRORS.OUTSIDE_AREA.sentence) : null,
  };
}
