import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { placeOf, REQUESTS_AN_HOUR } from '../simulate/draw-demand.ts';
import { draw } from '../simulate/habits.ts';

/** How much is asked on each day, from Monday; the weekend is Friday and Saturday. Our own figures. */
const OF_DAY = [1, 1, 1, 1.05, 0.65, 0.8, 1];
/** The shortest ride, in meters, in a straight line. */
const SHORTEST_METERS = 1_000;
const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;
/** Rides are booked for times an hour ahead or later. */
const FIRST_HOUR = 2;
/** Riders book for whole five minutes. */
const GRID_MINUTES = 5;
/** What has been spent of a car's time before the pickup: until it is found, and the drive there. In seconds. */
const BEFORE_SECONDS = 15 * 60;
/** And at the pickup. */
const BOARDING_SECONDS = 120;

/** A ride that somebody books. */
export interface Booking {
  /** Minutes since the week began. */
  minute: number;
  pickup: LatLng;
  destination: LatLng;
}

/**
 * Rides booked over some days that begin on a Monday, in order of time: more in the rush hours and on working days, more in
 * the middle of the city than at its edge. The same for the same seed.
 * @param places where people are picked up and go, most used first
 */
export function planWeek(places: readonly LatLng[], days: number, rides: number, seed: number): Booking[] {
  const hours = Array.from(
    { length: days * HOURS_A_DAY },
    (_, hour) =>
      (REQUESTS_AN_HOUR[hour % HOURS_A_DAY] ?? 0) * (OF_DAY[Math.floor(hour / HOURS_A_DAY) % 7] ?? 1),
  ).map((weight, hour) => (hour < FIRST_HOUR ? 0 : weight));
  const all = hours.reduce((sum, weight) => sum + weight, 0);
  const minuteOf = (drawn: number): number => {
    let left = drawn * all;
    const hour = hours.findIndex((weight) => (left -= weight) < 0);
    const within = 1 + left / (hours[hour] ?? 1);
    const minute = (hour + within) * MINUTES_AN_HOUR;
    return Math.floor(minute / GRID_MINUTES) * GRID_MINUTES;
  };
  return Array.from({ length: rides }, (_, ride): Booking => {
    const pickup = placeOf(places, draw(seed, 41, ride));
    for (let again = 0; ; again++) {
      const destination = placeOf(places, draw(seed, 42, ride, again));
      if (distanceMeters(pickup, destination) >= SHORTEST_METERS)
        return { minute: minuteOf(draw(seed, 43, ride)), pickup, destination };
    }
  }).toSorted((a, b) => a.minute - b.minute);
}

/**
 * How many cars rides need: as many as are busy with them at once.
 * @param secondsOf how long the trip takes
 */
export function countCars(bookings: readonly Booking[], secondsOf: (booking: Booking) => number): number {
  const turns = bookings.flatMap((booking) => {
    const from = booking.minute * 60 - BEFORE_SECONDS;
    const until = booking.minute * 60 + BOARDING_SECONDS + secondsOf(booking);
    return [
      { at: from, change: 1 },
      { at: until, change: -1 },
    ];
  });
  let [busy, most] = [0, 0];
  for (const { change } of turns.toSorted((a, b) => a.at - b.at || a.change - b.change)) {
    busy += change;
    most = Math.max(most, busy);
  }
  return most;
}
