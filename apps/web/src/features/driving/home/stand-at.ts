import { ARRIVED_METERS, distanceMeters, type LatLng } from '@ridewire/contracts';

/** Positions of a standing device lie apart by as much, in meters. */
const JITTER_METERS = 30;

/** Where a car stands, and since when by the device's clock, in milliseconds since 1970. */
export interface Spot extends LatLng {
  sinceMs: number;
}

/** The spot near the pickup where a car stands; null elsewhere. Another spot begins when the car has moved on. */
export function spotAt(
  spot: Spot | null,
  position: LatLng | null,
  pickup: LatLng,
  nowMs: number = Date.now(),
): Spot | null {
  if (!position || distanceMeters(position, pickup) > ARRIVED_METERS) return null;
  if (spot && distanceMeters(spot, position) <= JITTER_METERS) return spot;
  return { lat: position.lat, lng: position.lng, sinceMs: nowMs };
}
