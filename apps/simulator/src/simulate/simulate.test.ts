import { describe, expect, test } from 'vitest';
import { draw, type Habits } from './habits.ts';
import { measureCity } from './measure-city.ts';
import { POLICIES, type Policy } from './policies.ts';
import { printTable } from './print-table.ts';
import { straightRoads } from './roads.ts';
import { runHindsight } from './run-hindsight.ts';
import { runPolicy } from './run-policy.ts';
import { createScene } from './scene.ts';

const habits: Habits = {
  seed: 1,
  declineShare: 0.2,
  patienceSeconds: 240,
  longestWaitSeconds: 1_800,
  moveShare: 0,
};
const somewhere = (...parts: number[]) => ({
  lat: 23.75 + draw(...parts, 1) * 0.05,
  lng: 90.38 + draw(...parts, 2) * 0.05,
});
/** Half an hour of a small crowded town, the same for the same seed. */
const town = (seed: number, cars = 40, trips = 300) =>
  createScene(straightRoads, {
    trips: Array.from({ length: trips }, (_, i) => ({
      requestedAtSeconds: draw(seed, 3, i) * 1_800,
      pickup: somewhere(seed, 4, i),
      destination: somewhere(seed, 5, i),
    })),
    cars: Array.from({ length: cars }, (_, i) => ({ onlineAt: 0, place: somewhere(seed, 6, i) })),
  });
const run = async (policy: Policy, seed = 1, more: Partial<Habits> = {}) => {
  const scene = town(seed);
  const own = { ...habits, seed, ...more };
  return policy.name === 'hindsight'
    ? runHindsight(scene, straightRoads, own)
    : runPolicy(policy, scene, straightRoads, own);
};
const outcome = async (policy: Policy, seed = 1, more: Partial<Habits> = {}) =>
  measureCity(await run(policy, seed, more), 1_800);
const named = (name: Policy['name']) => POLICIES.find((policy) => policy.name === name)!;

describe.each(POLICIES.map((policy) => [policy.name, policy] as const))('%s', (_name, policy) => {
  test('the same seed is the same day, bit by bit; another one is another', async () => {
    const table = async (seed: number) =>
      printTable([{ policy: policy.name, outcome: await outcome(policy, seed) }]);
    const first = await table(1);
    expect(await table(1)).toBe(first);
    expect(await table(2)).not.toBe(first);
  });

  test('every request ends, nobody is driven twice, and no car has two at once', async () => {
    const { trips, cars } = await run(policy);
    for (const trip of trips) expect((trip.car !== null) !== trip.isLost).toBe(true);
    expect(cars.reduce((sum, { rides }) => sum + rides, 0)).toBe(
      trips.filter(({ car }) => car !== null).length,
    );
    for (const { id } of cars) {
      const own = trips.filter(({ car }) => car === id).toSorted((a, b) => a.takenAt - b.takenAt);
      for (const [n, trip] of own.entries()) {
        const before = own[n - 1];
        if (before)
          expect(trip.takenAt).toBeGreaterThanOrEqual(before.takenAt + before.pickupSeconds + before.seconds);
        expect(trip.takenAt).toBeGreaterThanOrEqual(trip.requestedAt);
      }
    }
  });

  test('nobody is picked up later than the longest wait', async () => {
    const { trips } = await run(policy, 1, { longestWaitSeconds: 200 });
    for (const { car, takenAt, requestedAt, pickupSeconds } of trips)
      // A driver thinks for some seconds after being asked.
      if (car !== null) expect(takenAt - requestedAt + pickupSeconds).toBeLessThanOrEqual(206);
  });
});

const SEEDS = [1, 2, 3];
const sumOf = async (measure: (seed: number) => Promise<number>) =>
  (await Promise.all(SEEDS.map(measure))).reduce((sum, value) => sum + value, 0);

test('together is better than one by one, that better than by line, and nobody beats who knows the future', async () => {
  const wait = (name: Policy['name']) =>
    sumOf(async (seed) => (await outcome(named(name), seed, { declineShare: 0 })).waitMean);
  expect(await wait('road')).toBeLessThan(await wait('line'));
  expect(await wait('hindsight')).toBeLessThan(await wait('batch'));
});

test('where cars suffice nearly everybody is served', async () => {
  const scene = town(1, 200);
  for (const name of ['road', 'batch', 'fair'] as const)
    expect(
      measureCity(await runPolicy(named(name), scene, straightRoads, habits), 1_800).servedShare,
    ).toBeGreaterThan(0.99);
});

test('where cars are few, those who soon drop somebody off spare others a wait', async () => {
  const served = (name: Policy['name']) =>
    sumOf(async (seed) => {
      const city = await runPolicy(named(name), town(seed, 25), straightRoads, { ...habits, seed });
      return measureCity(city, 1_800).servedShare;
    });
  expect(await served('next')).toBeGreaterThan(await served('batch'));
});

test('cars that follow suggestions drive further and stand nearer, the same for the same seed', async () => {
  const uneven = createScene(straightRoads, {
    trips: Array.from({ length: 200 }, (_, i) => ({
      requestedAtSeconds: draw(3, i) * 1_800,
      pickup: { lat: 23.75 + draw(4, i) * 0.01, lng: 90.38 + draw(5, i) * 0.01 },
      destination: somewhere(6, i),
    })),
    cars: Array.from({ length: 60 }, (_, i) => ({ onlineAt: 0, place: somewhere(7, i) })),
  });
  const live = async (moveShare: number) => {
    const city = await runPolicy(named('batch'), uneven, straightRoads, {
      ...habits,
      declineShare: 0,
      moveShare,
    });
    return measureCity(city, 1_800);
  };
  const [moving, again, standing] = [await live(1), await live(1), await live(0)];
  expect(moving).toEqual(again);
  expect(moving.pickupMean).toBeLessThan(standing.pickupMean);
  expect(moving.servedShare).toBeGreaterThanOrEqual(standing.servedShare);
});
