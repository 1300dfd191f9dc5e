import type { Area } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';

/** About 5.5 km beyond the outermost well-known places, in degrees. */
const MARGIN_DEGREES = 0.05;

const lats = DHAKA_PLACES.map(({ lat }) => lat);
const lngs = DHAKA_PLACES.map(({ lng }) => lng);

/** The pickup area in Dhaka: the area around its well-known places. */
const DHAKA: Area = {
  south: Math.min(...lats) - MARGIN_DEGREES,
  west: Math.min(...lngs) - MARGIN_DEGREES,
  north: Math.max(...lats) + MARGIN_DEGREES,
  east: Math.max(...lngs) + MARGIN_DEGREES,
};

/** The pickup areas by the setting PICKUP_AREA; null is everywhere. */
export const PICKUP_AREAS = { dhaka: DHAKA, anywhere: null } as const satisfies Record<string, Area | null>;
