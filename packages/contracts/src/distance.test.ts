import { expect, test } from 'vitest';
import { CITY_DRAWING, toDrawing } from './city-now.ts';
import { bearingDegrees, distanceMeters } from './distance.ts';
import { drivingMeters, drivingSeconds, estimateTrip, secondsByStreet } from './trip-estimate.ts';

const zero = { lat: 0, lng: 0 };
const [baghdad, osaka] = [
  { lat: 35, lng: 45 },
  { lat: 35, lng: 135 },
];

test('a degree is 111 km along a meridian, and less along a parallel', () => {
  expect(distanceMeters(zero, { lat: 1, lng: 0 })).toBeCloseTo(111_195, 0);
  expect(distanceMeters({ lat: 60, lng: 10 }, { lat: 60, lng: 11 })).toBeCloseTo(55_597, -1);
});

test.each([
  [zero, { lat: 1, lng: 0 }, 0],
  [zero, { lat: 0, lng: 1 }, 90],
  [zero, { lat: -1, lng: 0 }, 180],
  [zero, { lat: 0, lng: -1 }, 270],
  [baghdad, osaka, 60.16],
  [osaka, baghdad, 299.84],
  [{ lat: 51.5, lng: -0.1 }, { lat: 40.7, lng: -74 }, 288.34],
])('from %j to %j the bearing is %d°', (from, to, degrees) => {
  expect(bearingDegrees(from, to)).toBeCloseTo(degrees, 1);
});

test('a trip is three tenths longer by street, at 20 km/h', () => {
  expect(estimateTrip(zero, { lat: 0.01, lng: 0 })).toEqual({ distanceMeters: 1_446, durationSeconds: 260 });
  expect(drivingMeters(1_000)).toBe(1_300);
  expect(drivingSeconds(1_000)).toBe(234);
  expect(secondsByStreet(1_300)).toBe(234);
});

test('on the drawing of the city ten meters are one unit, from its middle to the right and down', () => {
  const { center, width, height } = CITY_DRAWING;
  expect(toDrawing(center)).toEqual({ x: width / 2, y: height / 2 });
  const [east, north] = [
    { lat: center.lat, lng: center.lng + 0.05 },
    { lat: center.lat + 0.05, lng: center.lng },
  ];
  expect(toDrawing(east).x).toBeCloseTo(width / 2 + distanceMeters(center, east) / 10, 0);
  expect(toDrawing(north).y).toBeCloseTo(height / 2 - distanceMeters(center, north) / 10, 0);
});
