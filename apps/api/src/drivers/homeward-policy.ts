import { distanceMeters, HOMEWARD_SHARE, type LatLng } from '@ridewire/contracts';

/** Only rides towards this place, until then, in milliseconds since 1970. */
export interface Homeward extends LatLng {
  until: number;
}

/**
 * Whether a ride that ends at `destination` brings a driver who is at `from` clearly nearer to `home`: what is left from there
 * is at most 60 % of what is left now, as the crow flies.
 */
export const leadsHome = (home: LatLng, from: LatLng, destination: LatLng): boolean =>
  distanceMeters(destination, home) <= HOMEWARD_SHARE * distanceMeters(from, home);
