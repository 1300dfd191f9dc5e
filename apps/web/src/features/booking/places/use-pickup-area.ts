import { isWithin, type LatLng } from '@ridewire/contracts';
import { OUTSIDE_AREA } from '@ridewire/contracts/texts/en/refusals';
import { trpc } from '../../../kit/live/trpc.ts';
import { sayRefusal } from '../../../kit/texts/say-refusal.ts';

/** Whether riders are picked up at a point, and what is said where they are not: the server refuses the same. */
export function usePickupArea() {
  const { data: config } = trpc.system.config.useQuery(undefined, { enabled: false });
  const area = config?.pickupArea ?? null;
  return {
    isWithin: (at: LatLng) => isWithin(area, at),
    refusal: (at: LatLng | null) =>
      at && !isWithin(area, at) ? sayRefusal({ code: 'OUTSIDE_AREA' }, OUTSIDE_AREA) : null,
  };
}
