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

test('a day known from before goes on, and is forgotten when all are', () => {
  const days = new DriverDays();
  days.set('karim', { onlineSinceMs: 0, idleSinceMs: 60_000, earnedCents: 700 });
  expect(days.idleSeconds('karim', 90_000)).toBe(30);
  days.endRide('nobody', 500, 90_000);
  expect(days.idleSeconds('nobody', 90_000)).toBeNull();
  days.clear();
  expect(days.idleSeconds('karim', 90_000)).toBeNull();
});

test('incomes by the hour are compared, of those online for a quarter of an hour', () => {
  const days = new DriverDays();
  days.set('long', { onlineSinceMs: 0, idleSinceMs: 0, earnedCents: 1_000 });
  days.set('short', { onlineSinceMs: HOUR_MS, idleSinceMs: HOUR_MS, earnedCents: 500 });
  const giniAt = (ms: number) => days.measure(() => false, ms).gini;
  expect(giniAt(2 * HOUR_MS)).toBe(0);
  days.begin('new', 2 * HOUR_MS);
  expect(giniAt(2 * HOUR_MS + 899_000)).toBeLessThan(0.1);
  expect(giniAt(2 * HOUR_MS + 900_000)).toBeGreaterThan(0.3);
  expect(days.measure(() => false, 3 * HOUR_MS).longestIdleSeconds).toBe(0);
});

test('the usual pay follows the rides paid, slowly, and no canceled one', () => {
  const days = new DriverDays();
  for (const driverId of ['karim', 'salma']) days.begin(driverId, 0);
  const owed = (payoutCents?: number) => days.owedSeconds('salma', HOUR_MS, payoutCents);
  expect(owed(5_000), 'before anything was paid').toBe(owed());
  days.endRide('karim', 1_000, HOUR_MS);
  days.endRide('karim', 2_000, HOUR_MS);
  days.endRide('karim', 0, HOUR_MS);
  expect(owed(1_020)).toBeCloseTo(owed());
  expect(owed(2_040)).toBeCloseTo(2 * owed());
});

test('the usual income is worked out again after ten seconds', () => {
  const days = new DriverDays();
  for (const driverId of ['karim', 'salma']) days.begin(driverId, 0);
  const owedAt = (ms: number) => days.owedSeconds('salma', ms, undefined);
  const waitedOnly = owedAt(HOUR_MS);
  days.endRide('karim', 1_000, HOUR_MS + 1);
  expect(owedAt(HOUR_MS + 9_999)).toBeCloseTo(waitedOnly);
  expect(owedAt(HOUR_MS + 10_000)).toBeGreaterThan(waitedOnly + 5);
  // A clock that was set back owes nothing for time that hasn't passed.
  const fresh = new DriverDays();
  fresh.begin('karim', HOUR_MS);
  expect(fresh.owedSeconds('karim', HOUR_MS - 600_000, undefined)).toBe(0);
});

test('a wait is owed by its length, and an income by how far it is from the usual one per hour', () => {
  const days = new DriverDays();
  for (const driverId of ['karim', 'salma']) days.begin(driverId, 0);
  days.endRide('karim', 1_000, HOUR_MS);
  // A thousand cents in two hours are 500 an hour, of which each day begins with a tenth.
  const [rich, poor] = [1_050 / 1.1 / 500, 50 / 1.1 / 500];
  expect(days.owedSeconds('karim', HOUR_MS, undefined)).toBeCloseTo(20 * 0.7 * (1 - rich));
  expect(days.owedSeconds('salma', HOUR_MS, undefined)).toBeCloseTo(20 * (0.3 + 0.7 * (1 - poor)));
});
