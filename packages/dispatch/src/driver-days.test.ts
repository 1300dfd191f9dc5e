import { expect, test } from 'vitest';
import { DriverDays } from './driver-days.ts';

const HOUR_MS = 3_600_000;

test('who waited longer, and who earned less, is owed more', () => {
  const days = new DriverDays();
  for (const driverId of ['rich', 'poor']) days.begin(driverId, 0);
  days.endRide('rich', 5_000, HOUR_MS);
  days.endRide('poor', 500, HOUR_MS);
  expect(days.owedSeconds('poor', HOUR_MS, 1_000)).toBeGreaterThan(days.owedSeconds('rich', HOUR_MS, 1_000));
  days.begin('new', HOUR_MS);
  days.begin('newer', HOUR_MS + 300_000);
  expect(days.owedSeconds('new', HOUR_MS + 600_000, 1_000)).toBeGreaterThan(
    days.owedSeconds('newer', HOUR_MS + 600_000, 1_000),
  );
});

test('a ride that pays more counts more, and the first minutes of a day tell little', () => {
  const days = new DriverDays();
  for (const driverId of ['karim', 'salma']) days.begin(driverId, 0);
  days.endRide('karim', 1_000, HOUR_MS);
  const owed = (payoutCents?: number) => days.owedSeconds('salma', HOUR_MS, payoutCents);
  expect(owed(1_000)).toBe(owed());
  expect(owed(2_000)).toBeCloseTo(2 * owed());
  days.begin('begun', HOUR_MS - 1_000);
  expect(days.owedSeconds('begun', HOUR_MS, 1_000)).toBeLessThan(0.1);
});

test('a day begins when one goes online, not again while one is, and is over offline', () => {
  const days = new DriverDays();
  days.begin('karim', 0);
  days.begin('karim', 60_000);
  expect(days.idleSeconds('karim', 90_000)).toBe(90);
  days.endRide('karim', 0, 80_000);
  expect(days.idleSeconds('karim', 90_000)).toBe(10);
  days.end('karim');
  expect(days.idleSeconds('karim', 90_000)).toBeNull();
  expect(days.owedSeconds('karim', 90_000, 1_000)).toBe(0);
});

test('how unequal it is, and the longest wait, are told of who is online', () => {
  const days = new DriverDays();
  for (const driverId of ['a', 'b']) days.begin(driverId, 0);
  days.endRide('a', 1_000, HOUR_MS);
  expect(days.measure((driverId) => driverId === 'b', HOUR_MS)).toEqual({
    gini: 0.5,
    longestIdleSeconds: 3_600,
  });
  expect(new DriverDays().measure(() => true, 0)).toEqual({ gini: 0, longestIdleSeconds: 0 });
});
