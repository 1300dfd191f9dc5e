import { distanceMeters } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { planLeg, pointOnLeg, REAL_PACE } from './leg.ts';

const gulshan = { lat: 23.7947, lng: 90.4143 };
const airport = { lat: 23.8433, lng: 90.3978 };

test('a real drive takes the usual time of city traffic', () => {
  const leg = planLeg(gulshan, airport, REAL_PACE, 0);
  // 5.7 km straight, 7.4 km by street, at 20 km/h.
  expect(leg.endsAt / 60_000).toBeCloseTo(22, 0);
});

test('a compressed drive takes no longer than its cap', () => {
  expect(planLeg(gulshan, airport, { speedup: 1, capSeconds: 120 }, 0).endsAt).toBe(120_000);
});

test('no car is faster than the server believes', () => {
  const leg = planLeg(gulshan, airport, { speedup: 1_000, capSeconds: 1 }, 0);
  expect(distanceMeters(gulshan, airport) / (leg.endsAt / 1_000)).toBeLessThanOrEqual(250 / 3.6);
});

test('a point lies on the way in proportion to the time, and nowhere before or behind', () => {
  const leg = planLeg(gulshan, airport, { speedup: 1, capSeconds: 100 }, 5_000);
  expect(pointOnLeg(leg, 0)).toEqual(gulshan);
  expect(pointOnLeg(leg, 5_000)).toEqual(gulshan);
  const quarter = pointOnLeg(leg, 30_000);
  expect(distanceMeters(gulshan, quarter) / distanceMeters(gulshan, airport)).toBeCloseTo(0.25, 3);
  expect(pointOnLeg(leg, 105_000)).toEqual(airport);
  expect(pointOnLeg(leg, 999_000)).toEqual(airport);
});

test('who is there already arrives at once', () => {
  expect(planLeg(gulshan, gulshan, REAL_PACE, 7)).toMatchObject({ startsAt: 7, endsAt: 7 });
});
