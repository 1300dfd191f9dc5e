import { expect, test } from 'vitest';
import { batchWindowMs, LONGEST_WINDOW_MS } from './batch-window.ts';
import { gini } from './gini.ts';
import { nextPickupSeconds } from './next-ride.ts';
import { MOST_OWED_SECONDS, owedSeconds } from './owed-seconds.ts';
import { pairCost } from './pair-cost.ts';
import { planWave } from './plan-wave.ts';
import { byTierThenCost, takeFor } from './ranked-driver.ts';

const facts = { pickupSeconds: 300, waitedSeconds: 0, owedSeconds: 0, bonusSeconds: 0 };

test('who is nearer, is owed more or waited longer comes first', () => {
  const cost = pairCost(facts);
  expect(pairCost({ ...facts, pickupSeconds: 299 })).toBeLessThan(cost);
  expect(pairCost({ ...facts, owedSeconds: 10 })).toBeLessThan(cost);
  expect(pairCost({ ...facts, waitedSeconds: 10 })).toBeLessThan(cost);
  expect(pairCost({ ...facts, bonusSeconds: 10 })).toBeLessThan(cost);
  expect(pairCost({ ...facts, owedSeconds: 10 }, { fairness: 0 })).toBe(cost);
});

test('who waited long or earned little is owed something, nobody more than the most', () => {
  const owed = (idleSeconds: number, centsPerHour: number, usualCentsPerHour: number, payShare = 1) =>
    owedSeconds({ idleSeconds, centsPerHour, usualCentsPerHour }, payShare);
  expect(owed(0, 2_000, 2_000)).toBe(0);
  expect(owed(1_200, 2_000, 2_000)).toBeCloseTo(6);
  expect(owed(0, 0, 2_000)).toBeCloseTo(14);
  expect(owed(600, 0, 0)).toBeGreaterThan(0);
  expect(owed(0, 1_000, 2_000)).toBeGreaterThan(0);
  expect(owed(0, 3_000, 2_000)).toBe(-owed(0, 1_000, 2_000));
  expect(owed(0, 1e9, 2_000)).toBe(owed(0, 4_000, 2_000));
  expect(owed(0, 1_000, 2_000, 2)).toBe(2 * owed(0, 1_000, 2_000));
  expect(owed(1e9, 0, 2_000, 99)).toBe(MOST_OWED_SECONDS);
  expect(owed(0, 1e9, 2_000, 99)).toBe(-MOST_OWED_SECONDS);
});

test('waves ask ever more and ever wider, and the last one stays', () => {
  const waves = [1, 2, 3, 4].map(planWave);
  expect(waves.map(({ radiusMeters }) => radiusMeters)).toEqual(
    waves.map(({ radiusMeters }) => radiusMeters).toSorted((a, b) => a - b),
  );
  expect(planWave(99)).toBe(planWave(4));
  expect(planWave(0)).toBe(planWave(1));
  expect(waves.map(({ isFrugal }) => isFrugal)).toEqual([true, false, false, false]);
});

test('a quiet city waits for nothing, a busy one never longer than the longest window', () => {
  const quiet = { requestsPerSecond: 0.1, waitingRequests: 0, idleDrivers: 100 };
  expect(batchWindowMs(quiet)).toBe(0);
  expect(batchWindowMs({ ...quiet, waitingRequests: 20, idleDrivers: 0 })).toBe(0);
  const busy = batchWindowMs({ requestsPerSecond: 10, waitingRequests: 20, idleDrivers: 100 });
  expect(busy).toBeGreaterThan(0);
  expect(batchWindowMs({ requestsPerSecond: 1e6, waitingRequests: 0, idleDrivers: 0 })).toBe(
    LONGEST_WINDOW_MS,
  );
});

test('equal shares, one who has all, nobody who has anything', () => {
  expect(gini([5, 5, 5])).toBe(0);
  expect(gini([0, 0, 0, 8])).toBe(0.75);
  expect(gini([1, 2, 3])).toBeCloseTo(2 / 9);
  expect([gini([]), gini([0, 0])]).toEqual([0, 0]);
});

test('who still has somebody aboard comes after the drop-off, a stop, and the way from there', () => {
  expect(nextPickupSeconds(60, 120)).toBeGreaterThan(180);
  expect(nextPickupSeconds(60, 120)).toBe(nextPickupSeconds(120, 60));
  expect(nextPickupSeconds(60, Infinity)).toBe(Infinity);
  expect(nextPickupSeconds(-30, 120)).toBe(nextPickupSeconds(0, 120));
});

test('drivers we hear from come first whatever they cost, and the cheaper of each kind', () => {
  const driver = (driverId: string, tier: number, cost: number) => ({ driverId, tier, cost, likelihood: 1 });
  const ranked = [
    driver('silent', 2, 1),
    driver('unknown', 1, Infinity),
    driver('unknown too', 1, Infinity),
    driver('dear', 1, 9),
    driver('cheap', 1, 5),
    driver('first', 0, 99),
  ];
  const inOrder = ['first', 'cheap', 'dear', 'unknown', 'unknown too', 'silent'];
  expect(ranked.toSorted(byTierThenCost).map(({ driverId }) => driverId)).toEqual(inOrder);
  expect(byTierThenCost(ranked[1]!, ranked[2]!)).toBe(0);
});

test('a scheduled ride asks one after the other who comes in time, and anyone once its time is near', () => {
  const driver = (driverId: string, seconds: number | null, likelihood = 0.9) => ({
    ...{ driverId, tier: 0, cost: seconds ?? Infinity, seconds, likelihood },
  });
  const drivers = [
    driver('near', 300),
    driver('far', 1_500),
    driver('farther', 1_700),
    driver('unknown', null),
  ];
  const asked = (leftSeconds: number, among = drivers) =>
    takeFor(planWave(2), among, leftSeconds).map(({ driverId }) => driverId);
  expect(asked(0)).toEqual(['near', 'far', 'farther', 'unknown']);
  expect(asked(900)).toEqual(['near']);
  const unlikely = drivers.map((each) => ({ ...each, likelihood: 0.3 }));
  expect(asked(900, unlikely)).toEqual(['near', 'far']);
  expect(asked(899, unlikely)).toEqual(['near']);
  expect(asked(301, drivers.slice(2))).toEqual([]);
  expect(asked(300, drivers.slice(2))).toEqual(['farther']);
  expect(asked(900, [{ ...driver('by line', null), cost: 400 }])).toEqual(['by line']);
  // More than half an hour away, as far as is known.
  expect(asked(1_200, drivers.slice(3))).toEqual(['unknown']);
  expect(asked(1_199, drivers.slice(3))).toEqual([]);
  expect(asked(301, [{ ...driver('never said where', null), tier: 2 }])).toEqual(['never said where']);
});
