import { expect, test } from 'vitest';
import { spreadMinutes } from './spread-minutes.ts';

const place = { lat: 40.7, lng: -74 };
const tripAt = (requestedAtSeconds: number) => ({ requestedAtSeconds, pickup: place, destination: place });
const times = (...seconds: number[]) =>
  spreadMinutes(seconds.map(tripAt)).map((trip) => trip.requestedAtSeconds);

test('requests of a whole minute are spread over it, others stay where they are', () => {
  expect(times(0, 0, 0, 7, 60, 60, 61)).toEqual([0, 7, 20, 40, 60, 61, 90]);
});

test('one request of a whole minute stays', () => {
  expect(times(60)).toEqual([60]);
});
