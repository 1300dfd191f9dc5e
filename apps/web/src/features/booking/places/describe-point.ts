import { distanceMeters, type LatLng, type Place } from '@ridewire/contracts';
import { formatCoordinates } from '@ridewire/ui';
import { points } from '../../../kit/texts/texts.en.ts';

/** Within this many meters a point is at a place, and within this many near it. */
const AT_METERS = 120;
const NEAR_METERS = 1_500;

/** The address of a place as drivers read it. */
export const addressOf = ({ name, area }: Pick<Place, 'name' | 'area'>): string =>
  area === '' ? name : `${name}, ${area}`;

/**
 * Words for a point on the map, in English like all addresses: the place there, otherwise the nearest one, otherwise
 * its coordinates.
 */
export function describePoint(point: LatLng, places: readonly Place[]): string {
  let nearest: Place | undefined;
  let meters = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const away = distanceMeters(point, place);
    if (away < meters) [nearest, meters] = [place, away];
  }
  if (!nearest || meters > NEAR_METERS) return points.pin(formatCoordinates(point));
  return meters <= AT_METERS ? addressOf(nearest) : points.near(addressOf(nearest));
}
