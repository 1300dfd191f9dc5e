import type { Area } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';

/** About 5.5 km beyond the outermost well-known places, in degrees. */
const MARGIN_DEGREES = 0.05;

const lats = DHAKA_PLACES.map(({ lat }) => lat);
const lngs = DHAKA_PLACES.map(({ lng }) => lng);

/** Where riders are picked up in Dhaka: what lies around its well-known places, which are the source of it. */
const DHAKA: Area = {
  south: Math.min(...lats) - MARGIN_DEGREES,
  west: Math.min(...lngs) - MARGIN_DEGREES,
  north: Math.max(...lats) + MARGIN_DEGREES,
  east: Math.max(...lngs) + MARGIN_DEGREES,
};

/** Where riders are picked up, by the setting PICKUP_AREA; null is everywhere. */
export const PICKUP_AREAS = { dhaka: DHAKA, anywhere: null } as const satisfies Record<string, Area | null>;
