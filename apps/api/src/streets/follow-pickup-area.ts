import { isWithin, type Area } from '@ridewire/contracts';
import type { SetConfig } from '../core/client-config.ts';
import type { City } from './city.ts';
import type { CurrentCity } from './current-city.ts';

/** About 5.5 km beyond a map's edge, in degrees. */
const MARGIN_DEGREES = 0.05;

/**
 * The pickup area.
 * @param set the setting's area: around one city's places, or null for everywhere
 * @param city the city in use. If it isn't the setting's city, its own box counts
 */
export function pickupAreaIn(set: Area | null, city: City | null): Area | null {
  if (set === null || city === null || isWithin(city.box, middleOf(set))) return set;
  const { south, west, north, east } = city.box;
  return {
    south: south - MARGIN_DEGREES,
    west: west - MARGIN_DEGREES,
    north: north + MARGIN_DEGREES,
    east: east + MARGIN_DEGREES,
  };
}

const middleOf = ({ south, west, north, east }: Area) => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});

/** The same configuration, with the pickup area of the city in use at the moment it's read. */
export const followPickupArea = (config: SetConfig, cities: Pick<CurrentCity, 'current'>): SetConfig => ({
  ...config,
  get pickupArea() {
    return pickupAreaIn(config.pickupArea, cities.current());
  },
});
