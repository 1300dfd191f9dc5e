import { distanceMeters, type LatLng, type Way } from '@ridewire/contracts';
import { encodeLine } from '@ridewire/streets';
import { expect, test } from 'vitest';
import { planLeg, pointOnLeg, REAL_PACE, standAt } from './leg.ts';

const gulshan = { lat: 23.7947, lng: 90.4143 };
const airport = { lat: 23.8433, lng: 90.3978 };

/** North, then east: 200 s and 400 s. */
const CORNER = { lat: 23.8433, lng: 90.4143 };
const way = (points: LatLng[], secondsAt: number[]): Way => ({
  distanceMeters: 0,
  durationSeconds: secondsAt.at(-1) ?? 0,
  line: encodeLine(points),
  secondsAt,
  steps: [],
});
const corner = way([gulshan, CORNER, airport], [0, 200, 600]);

test('a real drive without streets takes the usual time of city traffic', () => {
  const leg = planLeg(gulshan, airport, null, REAL_PACE, 0);
  // 5.7 km straight, 7.4 km by street, at 20 km/h.
  expect(leg.endsAt / 60_000).toBeCloseTo(22, 0);
});

test('along streets it takes what was announced, and is at every corner when that says', () => {
  const leg = planLeg(gulshan, airport, corner, REAL_PACE, 1_000);
  expect(leg.endsAt).toBe(601_000);
  expect(pointOnLeg(leg, 201_000)).toEqual(CORNER);
  expect(
    distanceMeters(pointOnLeg(leg, 101_000), { lat: (gulshan.lat + CORNER.lat) / 2, lng: CORNER.lng }),
  ).toBeLessThan(1);
  expect(pointOnLeg(leg, 601_000)).toEqual(airport);
});

test('a compressed drive takes no longer than its cap', () => {
  expect(planLeg(gulshan, airport, null, { speedup: 1, capSeconds: 120 }, 0).endsAt).toBe(120_000);
  expect(planLeg(gulshan, airport, corner, { speedup: 1, capSeconds: 300 }, 0).endsAt).toBe(300_000);
});

test.each([null, corner])('no car is faster than the server believes', (found) => {
  const leg = planLeg(gulshan, airport, found, { speedup: 1_000, capSeconds: 1 }, 0);
  for (let at = 0; at < leg.endsAt; at += 1_000)
    expect(distanceMeters(pointOnLeg(leg, at), pointOnLeg(leg, at + 1_000))).toBeLessThanOrEqual(250 / 3.6);
});

test('a car stops at its street, but for a place that lies far from any', () => {
  const near = { lat: airport.lat + 0.0005, lng: airport.lng };
  const far = { lat: airport.lat + 0.005, lng: airport.lng };
  expect(pointOnLeg(planLeg(gulshan, near, corner, REAL_PACE, 0), 1e9)).toEqual(airport);
  expect(pointOnLeg(planLeg(gulshan, far, corner, REAL_PACE, 0), 1e9)).toEqual(far);
});

test('a point lies on the way in proportion to the time, and nowhere before or behind', () => {
  const leg = planLeg(gulshan, airport, null, { speedup: 1, capSeconds: 100 }, 5_000);
  expect(pointOnLeg(leg, 0)).toEqual(gulshan);
  expect(pointOnLeg(leg, 5_000)).toEqual(gulshan);
  const quarter = pointOnLeg(leg, 30_000);
  expect(distanceMeters(gulshan, quarter) / distanceMeters(gulshan, airport)).toBeCloseTo(0.25, 3);
  expect(pointOnLeg(leg, 105_000)).toEqual(airport);
  expect(pointOnLeg(leg, 999_000)).toEqual(airport);
});

test('who is there already arrives at once, and who stands stays', () => {
  expect(planLeg(gulshan, gulshan, null, REAL_PACE, 7)).toMatchObject({ startsAt: 7, endsAt: 7 });
  expect(pointOnLeg(standAt(gulshan, 7), 99)).toEqual(gulshan);
});
