import { expect, test } from 'vitest';
import { approachOf, arrivalMs, progressOf } from './estimate-arrival.ts';
import { DESTINATION, makeRide, PICKUP, positionAt } from './testing/make-ride.ts';

const ride = makeRide({ status: 'in_transit', times: { in_transit: '2026-03-01T08:04:00.000Z' } });

test('the way to the pickup, by street at city speed', () => {
  // 1,112 m straight are 1,446 m by street, at 20 km/h 260 s.
  expect(approachOf(ride, positionAt(PICKUP.lat + 0.01))).toEqual({
    distanceMeters: 1446,
    durationSeconds: 260,
  });
  expect(approachOf(ride, null)).toBeNull();
});

test('arrival counts from when the car was seen', () => {
  const position = positionAt(DESTINATION.lat - 0.01);
  expect(arrivalMs(ride, position)).toBe(position.at + 260_000);
});

test('without a position it counts from when the trip began', () => {
  expect(arrivalMs(ride, null)).toBe(Date.parse('2026-03-01T08:04:00.000Z') + 1_561_000);
  const atPickup = makeRide({ status: 'picked_up', times: { picked_up: '2026-03-01T08:03:00.000Z' } });
  expect(arrivalMs(atPickup, null)).toBe(Date.parse('2026-03-01T08:03:00.000Z') + 1_561_000);
  expect(arrivalMs(makeRide(), null)).toBeNull();
});

test('progress runs from 0 to 1 and never leaves that', () => {
  expect(progressOf(ride, positionAt(PICKUP.lat))?.share).toBeCloseTo(0, 3);
  expect(progressOf(ride, positionAt((PICKUP.lat + DESTINATION.lat) / 2))?.share).toBeCloseTo(0.5, 3);
  expect(progressOf(ride, positionAt(DESTINATION.lat))).toEqual({ share: 1, leftMeters: 0 });
  expect(progressOf(ride, positionAt(PICKUP.lat - 0.05))?.share).toBe(0);
  expect(progressOf(ride, null)).toBeNull();
});
