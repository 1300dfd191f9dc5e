import type { LatLng } from './geo.ts';

/** Mean earth radius in meters (IUGG). */
const EARTH_RADIUS_METERS = 6_371_009;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in meters (haversine; at most 0.6 % off the ellipsoid). */
export function distanceMeters(a: LatLng, b: LatLng): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2);
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = sinLat * sinLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng * sinLng;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Initial bearing from `a` to `b` in degrees clockwise from north, 0 ≤ bearing < 360. */
export function bearingDegrees(a: LatLng, b: LatLng): number {
  const dLng = radians(b.lng - a.lng);
  const y = Math.sin(dLng) * Math.cos(radians(b.lat));
  const x =
    Math.cos(radians(a.lat)) * Math.sin(radians(b.lat)) -
    Math.sin(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(dLng);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}
