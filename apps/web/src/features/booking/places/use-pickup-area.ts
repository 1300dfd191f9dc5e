import { isWithin, type LatLng } from '@ridewire/contracts';
import { explainService } from '@ridewire/contracts/service-area';
import { OUTSIDE_AREA } from '@ridewire/contracts/nouns/places.en';
import { DESTINATION_NOT_SERVED, PICKUP_NOT_SERVED } from '@ridewire/contracts/nouns/service-areas.en';
import { trpc } from '../../../kit/live/trpc.ts';
import { sayRefusal } from '../../../kit/texts/say-refusal.ts';
import { useServiceAreas } from '../../service-areas/service-areas-live.ts';

const ENGLISH = { OUTSIDE_AREA, PICKUP_NOT_SERVED, DESTINATION_NOT_SERVED };

/** Whether rides begin at a point and end at another, and the sentence where they don't: the server refuses the same. */
export function usePickupArea() {
  const { data: config } = trpc.system.config.useQuery(undefined, { enabled: false });
  const area = config?.pickupArea ?? null;
  const served = useServiceAreas();
  const explain = (pickup: LatLng, destination: LatLng | null = null) =>
    isWithin(area, pickup) ? explainService(served ?? [], pickup, destination) : 'OUTSIDE_AREA';
  const say = (why: keyof typeof ENGLISH | null) =>
    why && sayRefusal({ code: 'OUTSIDE_AREA', key: why }, ENGLISH[why]);
  return {
    isWithin: (at: LatLng) => explain(at) === null,
    /** @param destination null while it isn't chosen */
    refusal: (pickup: LatLng | null, destination: LatLng | null = null) =>
      say(pickup && explain(pickup, destination)),
    /** Of a destination alone, whatever is to be said of the pickup. */
    destinationRefusal: (pickup: LatLng | null, destination: LatLng) =>
      pickup && explain(pickup) === null ? say(explain(pickup, destination)) : null,
  };
}
