import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { countCars, planWeek, type Booking } from './plan-week.ts';

/** A grid of places, three kilometers wide. */
const PLACES = Array.from({ length: 100 }, (_, i): LatLng => ({
  lat: 23.75 + (i % 10) * 0.003,
  lng: 90.4 + Math.floor(i / 10) * 0.003,
}));

test('as many rides as wanted are booked, in order of time, none in the first two hours and none shorter than a kilometer', () => {
  const bookings = planWeek(PLACES, 7, 1_000, 1);
  expect(bookings).toHaveLength(1_000);
  const minutes = bookings.map(({ minute }) => minute);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(minutes[0]).toBeGreaterThanOrEqual(120);
  expect(minutes.at(-1)).toBeLessThan(7 * 1_440);
  expect(minutes.every((minute) => minute % 5 === 0)).toBe(true);
  for (const { pickup, destination } of bookings)
    expect(distanceMeters(pickup, destination)).toBeGreaterThanOrEqual(1_000);
  expect(planWeek(PLACES, 7, 1_000, 1)).toEqual(bookings);
});

test('more are booked in the rush hours than at night, and fewer on a Friday', () => {
  const bookings = planWeek(PLACES, 7, 5_000, 2);
  const within = (from: number, to: number) =>
    bookings.filter(({ minute }) => minute % 1_440 >= from * 60 && minute % 1_440 < to * 60).length;
  expect(within(17, 19)).toBeGreaterThan(4 * within(1, 3));
  const onDay = (day: number) => bookings.filter(({ minute }) => Math.floor(minute / 1_440) === day).length;
  expect(onDay(4)).toBeLessThan(0.8 * onDay(3));
});

test('rides need as many cars as are busy with them at once, from a quarter of an hour before their time', () => {
  const at = (minute: number): Booking => ({ minute, pickup: PLACES[0]!, destination: PLACES[99]! });
  const tenMinutes = () => 600;
  // Busy from 5 to 32 minutes, from 10 to 37, and from 32 on: the third takes over the first one's car.
  expect(countCars([at(20), at(25)], tenMinutes)).toBe(2);
  expect(countCars([at(20), at(47)], tenMinutes)).toBe(1);
  expect(countCars([at(20), at(25), at(47)], tenMinutes)).toBe(2);
  expect(countCars([], tenMinutes)).toBe(0);
});
