import { distanceMeters, HOMEWARD_SHARE, type LatLng } from '@ridewire/contracts';

/** Only rides toward this place, until this time, in milliseconds since 1970. */
export interface Homeward extends LatLng {
  until: number;
}

/**
 * Whether a ride that ends at `destination` brings a driver at `from` clearly nearer to `home`: the distance left from
 * there is at most 60% of the present one, by straight line.
 */
export const leadsHome = (home: LatLng, from: LatLng, destination: LatLng): boolean =>
  distanceMeters(destination, home) <= HOMEWARD_SHARE * distanceMeters(from, home);
