import { isWithin, type LatLng } from '@ridewire/contracts';
import { OUTSIDE_AREA } from '@ridewire/contracts/texts/en/refusals';
import { trpc } from '../../../kit/live/trpc.ts';
import { sayRefusal } from '../../../kit/texts/say-refusal.ts';

/** Whether pickups at a point are possible, and the sentence where they are not: the server refuses the same points. */
export function usePickupArea() {
  const { data: config } = trpc.system.config.useQuery(undefined, { enabled: false });
  const area = config?.pickupArea ?? null;
  return {
    isWithin: (at: LatLng) => isWithin(area, at),
    refusal: (at: LatLng | null) =>
      at && !isWithin(area, at) ? sayRefusal({ code: 'OUTSIDE_AREA' }, OUTSIDE_AREA) : null,
  };
}
