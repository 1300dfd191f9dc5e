import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { draw } from './habits.ts';

/**
 * Requests per hour and car, by hour of the day from 0: few at night, most in the rush hours. Our own figures, as in many
 * cities.
 */
export const REQUESTS_AN_HOUR = [
  0.4, 0.3, 0.2, 0.2, 0.3, 0.6, 1, 1.6, 2, 1.6, 1.2, 1.2, 1.4, 1.3, 1.2, 1.3, 1.6, 2, 2.2, 1.9, 1.6, 1.3, 1,
  0.7,
];
const BEGINS_AT_HOUR = 6;
/** The shortest ride, in meters, in a straight line. */
const SHORTEST_METERS = 1_000;
const HOUR_SECONDS = 3600;

export interface DrawnTrip {
  requestedAtSeconds: number;
  pickup: LatLng;
  destination: LatLng;
}

/**
 * A day's requests between places of a city, more in the center than at the edge, the same for the same seed.
 * @param places where people are picked up and go, most used first
 */
export function drawDemand(
  places: readonly LatLng[],
  cars: number,
  hours: number,
  seed: number,
): DrawnTrip[] {
  const trips: DrawnTrip[] = [];
  for (let hour = 0; hour < hours; hour++) {
    const rate = REQUESTS_AN_HOUR[(BEGINS_AT_HOUR + hour) % 24]!;
    const count = Math.round(rate * cars * Math.min(1, hours - hour));
    for (let i = 0; i < count; i++) {
      const pickup = placeOf(places, draw(seed, 11, hour, i));
      const destination = placeOf(places, draw(seed, 12, hour, i));
      if (distanceMeters(pickup, destination) < SHORTEST_METERS) continue;
      const requestedAtSeconds = (hour + draw(seed, 13, hour, i) * Math.min(1, hours - hour)) * HOUR_SECONDS;
      trips.push({ requestedAtSeconds, pickup, destination });
    }
  }
  return trips;
}

/** Squared: a quarter of all choices fall on a sixteenth of the places. */
export const placeOf = (places: readonly LatLng[], drawn: number): LatLng =>
  places[Math.floor(drawn * drawn * places.length)]!;
