import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { Here } from '../places/use-known-location.ts';

/** No one walks this far to a car, in meters: either the pickup is an earlier one, or it is for another person. */
export const FAR_PICKUP_METERS = 2_000;

/** How far a pickup is from the phone, in meters, if that is worth a word; null where it is near, or may be. */
export function farPickup(pickup: LatLng | null, here: Here | null): number | null {
  if (!pickup || !here) return null;
  const meters = distanceMeters(pickup, here);
  return meters - here.accuracy > FAR_PICKUP_METERS ? meters : null;
}
