import { expect, test } from 'vitest';
import { BoardingPlaces } from './boarding-places.ts';

const riding = { rideId: 'ride', riderId: 'nadia', isAboard: true, boardedAt: 1_000 };
/** A place this many times 111 m north, at a moment. */
const at = (ms: number, steps: number) => ({
  driverId: 'karim',
  lat: 23.79 + steps / 1_000,
  lng: 90.41,
  bearing: null,
  at: ms,
});

test('a ride sets off once its car is far enough from where its rider got in', () => {
  const places = new BoardingPlaces();
  expect([at(1_000, 0), at(2_000, 1), at(3_000, 2)].map((place) => places.takeOff(riding, place))).toEqual([
    false,
    false,
    true,
  ]);
});

test('said once, and again only farther on, where it didn’t help', () => {
  const places = new BoardingPlaces();
  const said = [0, 2, 3, 4, 5].map((steps, i) => places.takeOff(riding, at(1_000 + i, steps)));
  expect(said).toEqual([false, true, false, false, true]);
});

test('what is told late of the way to the pickup is none of the trip', () => {
  const places = new BoardingPlaces();
  const told = [at(500, 9), at(900, 3), at(1_100, 0), at(1_200, 1)];
  expect(told.map((place) => places.takeOff(riding, place))).toEqual([false, false, false, false]);
});

test('no ride sets off without its rider, twice, or for the ride before', () => {
  const places = new BoardingPlaces();
  places.takeOff(riding, at(1_000, 0));
  expect(places.takeOff({ ...riding, isAboard: false, boardedAt: null }, at(2_000, 5))).toBe(false);
  places.takeOff(riding, at(3_000, 5));
  expect(places.takeOff({ ...riding, rideId: 'next', boardedAt: 3_500 }, at(4_000, 9))).toBe(false);
});
