import { distanceMeters } from './distance.ts';
import type { LatLng } from './geo.ts';

/** Street distance over straight-line distance in a dense grid; 1.3 is the usual figure for cities (Manhattan: 1.27). */
const DETOUR = 1.3;

/** Mean speed of city traffic by day, in meters per second (20 km/h). */
const CITY_SPEED = 20_000 / 3_600;

/** Estimated street distance in meters and driving time in seconds between two points. */
export function estimateTrip(from: LatLng, to: LatLng): { distanceMeters: number; durationSeconds: number } {
  const meters = distanceMeters(from, to) * DETOUR;
  return { distanceMeters: Math.round(meters), durationSeconds: Math.round(meters / CITY_SPEED) };
}

/** Meters by street for a straight-line distance in meters. */
export const drivingMeters = (straightMeters: number): number => Math.round(straightMeters * DETOUR);

/** Driving time in seconds for a straight-line distance in meters. */
export const drivingSeconds = (straightMeters: number): number =>
  Math.round((straightMeters * DETOUR) / CITY_SPEED);

/** Driving time in seconds for a distance by street in meters. */
export const secondsByStreet = (meters: number): number => Math.round(meters / CITY_SPEED);
