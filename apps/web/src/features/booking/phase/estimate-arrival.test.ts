import { expect, test } from 'vitest';
import { approachOf, arrivalMs, progressOf } from './estimate-arrival.ts';
import { DESTINATION, makeRide, PICKUP, positionAt } from '../testing/make-ride.ts';

const ride = makeRide({ status: 'in_transit', times: { in_transit: '2026-03-01T08:04:00.000Z' } });

test('the way to the pickup, by street at city speed', () => {
  // 1,112 m straight are 1,446 m by street, at 20 km/h 260 s.
  expect(approachOf(ride, positionAt(PICKUP.lat + 0.01), null)).toEqual({
    distanceMeters: 1446,
    durationSeconds: 260,
  });
  expect(approachOf(ride, null, null)).toBeNull();
});

test('until the way is known, a driver who just accepted needs what the request said, not what the line says', () => {
  const times = { accepted: '2026-03-01T08:01:00.000Z' };
  const accepted = makeRide({ status: 'accepted', times, approachSeconds: 170 });
  const at = Date.parse(times.accepted);
  const position = positionAt(PICKUP.lat + 0.02);
  expect(approachOf(accepted, { ...position, at }, null)).toEqual({
    distanceMeters: null,
    durationSeconds: 170,
  });
  // A way that is not found for longer is no reason to say the same for minutes.
  expect(approachOf(accepted, { ...position, at: at + 60_000 }, null)?.durationSeconds).toBe(520);
  const progress = { offMeters: 4, drivenMeters: 0, leftMeters: 900, leftSeconds: 175 };
  expect(approachOf(accepted, { ...position, at }, progress)).toEqual({
    distanceMeters: 900,
    durationSeconds: 175,
  });
});

test('arrival counts from when the car was seen', () => {
  const position = positionAt(DESTINATION.lat - 0.01);
  expect(arrivalMs(ride, position, null)).toBe(position.at + 260_000);
});

test('without a position it counts from when the trip began', () => {
  expect(arrivalMs(ride, null, null)).toBe(Date.parse('2026-03-01T08:04:00.000Z') + 1_561_000);
  const atPickup = makeRide({ status: 'picked_up', times: { picked_up: '2026-03-01T08:03:00.000Z' } });
  expect(arrivalMs(atPickup, null, null)).toBe(Date.parse('2026-03-01T08:03:00.000Z') + 1_561_000);
  expect(arrivalMs(makeRide(), null, null)).toBeNull();
});

test('progress runs from 0 to 1 and never leaves that', () => {
  expect(progressOf(ride, positionAt(PICKUP.lat), null)?.share).toBeCloseTo(0, 3);
  expect(progressOf(ride, positionAt((PICKUP.lat + DESTINATION.lat) / 2), null)?.share).toBeCloseTo(0.5, 3);
  expect(progressOf(ride, positionAt(DESTINATION.lat), null)).toEqual({ share: 1, leftMeters: 0 });
  expect(progressOf(ride, positionAt(PICKUP.lat - 0.05), null)?.share).toBe(0);
  expect(progressOf(ride, null, null)).toBeNull();
});

test('where the way is known, it says what is left, and nothing does of a car nobody knows of', () => {
  const progress = { offMeters: 4, drivenMeters: 500, leftMeters: 2_000, leftSeconds: 600 };
  const position = positionAt(PICKUP.lat + 0.01);
  expect(approachOf(ride, position, progress)).toEqual({ distanceMeters: 2_000, durationSeconds: 600 });
  expect(arrivalMs(ride, position, progress)).toBe(position.at + 600_000);
  expect(progressOf(ride, position, progress)).toEqual({ share: 1 - 2_000 / 8_673, leftMeters: 2_000 });
  expect(approachOf(ride, null, progress)).toBeNull();
});

test('stops ahead lengthen the way, each from the one before, and those behind do not', () => {
  const stop = { address: 'Farmgate', lat: DESTINATION.lat, lng: 90.5 };
  const position = positionAt(PICKUP.lat);
  const straight = progressOf(ride, position, null)!.leftMeters;
  const passed = { ...stop, reachedAt: '2026-03-01T08:04:30.000Z' };
  const ahead = progressOf({ ...ride, distanceMeters: 50_000, stops: [stop] }, position, null)!;
  const toStop = progressOf(
    { ...ride, distanceMeters: 50_000, destination: stop },
    position,
    null,
  )!.leftMeters;
  const fromStop = progressOf(
    { ...ride, distanceMeters: 50_000 },
    { ...position, ...stop },
    null,
  )!.leftMeters;
  expect(ahead.leftMeters).toBe(toStop + fromStop);
  expect(ahead.share).toBeCloseTo(1 - ahead.leftMeters / 50_000);
  expect(progressOf({ ...ride, stops: [passed] }, position, null)?.leftMeters).toBe(straight);
});

test('a driver whose request told no minutes needs what the line says', () => {
  const times = { accepted: '2026-03-01T08:05:00.000Z' };
  const position = positionAt(PICKUP.lat + 0.01);
  const untold = makeRide({ status: 'accepted', times });
  expect(approachOf(untold, position, null)?.durationSeconds).toBe(260);
  const unaccepted = makeRide({ status: 'accepted', times: {}, approachSeconds: 170 });
  expect(approachOf(unaccepted, position, null)?.durationSeconds).toBe(260);
});

test('a trip of no length is done', () => {
  expect(progressOf({ ...ride, distanceMeters: 0 }, positionAt(PICKUP.lat), null)?.share).toBe(1);
});
