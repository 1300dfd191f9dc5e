import fc from 'fast-check';
import { munkres } from 'munkres';
import { expect, test } from 'vitest';
import { matchBatch, matchColumns, type Pair } from './match-batch.ts';

const pair = (request: number, driver: number, cost: number): Pair => ({ request, driver, cost });

test('nobody is sent where nobody is', () => {
  expect([...matchBatch(0, 0, [])]).toEqual([]);
  expect([...matchBatch(2, 0, [])]).toEqual([-1, -1]);
  expect([...matchBatch(1, 1, [pair(0, 0, Infinity)])]).toEqual([-1]);
});

test('the second best is taken where that is best for both', () => {
  const pairs = [pair(0, 0, 60), pair(0, 1, 90), pair(1, 0, 70), pair(1, 1, 400)];
  expect([...matchBatch(2, 2, pairs)]).toEqual([1, 0]);
});

test('as many as can be are served, however dear', () => {
  const pairs = [pair(0, 0, 1), pair(0, 1, 5_000), pair(1, 0, 1_000)];
  expect([...matchBatch(2, 2, pairs)]).toEqual([1, 0]);
});

test('a pair that can’t be leaves the choice among the others as it is', () => {
  const pairs = [pair(0, 0, 60), pair(0, 1, 90), pair(1, 0, 70), pair(1, 1, Infinity), pair(2, 1, 10)];
  expect([...matchBatch(3, 3, pairs)]).toEqual([0, -1, 1]);
  expect([...matchBatch(2, 2, pairs.slice(0, 4))]).toEqual([1, 0]);
});

test('costs below zero are as good as any', () => {
  const pairs = [pair(0, 0, -500), pair(1, 0, -900), pair(1, 1, -100)];
  expect([...matchBatch(2, 2, pairs)]).toEqual([0, 1]);
});

test('of two pairs of the same two the last one counts', () => {
  expect([...matchBatch(1, 2, [pair(0, 0, 1), pair(0, 1, 5), pair(0, 0, 9)])]).toEqual([1]);
  expect([...matchBatch(1, 2, [pair(0, 0, 1), pair(0, 1, 5), pair(0, 0, Infinity)])]).toEqual([1]);
});

/** Tries every matching. */
function best(requests: number, pairs: readonly Pair[]): { served: number; cost: number } {
  const taken = new Set<number>();
  const search = (request: number): { served: number; cost: number } => {
    if (request === requests) return { served: 0, cost: 0 };
    let found = search(request + 1);
    for (const { driver, cost } of pairs.filter((one) => one.request === request)) {
      if (taken.has(driver)) continue;
      taken.add(driver);
      const rest = search(request + 1);
      taken.delete(driver);
      const served = rest.served + 1;
      if (served > found.served || (served === found.served && rest.cost + cost < found.cost))
        found = { served, cost: rest.cost + cost };
    }
    return found;
  };
  return search(0);
}

test('no matching serves more, and none that serves as many costs less', () => {
  const pairs = fc.uniqueArray(
    fc.record({
      request: fc.nat(4),
      driver: fc.nat(4),
      cost: fc.integer({ min: -1_000, max: 1_000 }),
    }),
    { selector: ({ request, driver }) => request * 10 + driver, maxLength: 16 },
  );
  fc.assert(
    fc.property(pairs, (pairs) => {
      const driverOf = matchBatch(5, 5, pairs);
      const chosen = [...driverOf].flatMap((driver, request) => (driver < 0 ? [] : [{ request, driver }]));
      expect(new Set(chosen.map(({ driver }) => driver)).size).toBe(chosen.length);
      const costs = chosen.map(
        ({ request, driver }) => pairs.find((one) => one.request === request && one.driver === driver)!.cost,
      );
      const cost = costs.reduce((sum, one) => sum + one, 0);
      expect({ served: chosen.length, cost }).toEqual(best(5, pairs));
    }),
  );
});

/** Places in a square. The cost of a pair is the straight line between request and driver, in meters. */
const crowd = fc.record({
  requests: fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { minLength: 60, maxLength: 120 }),
  drivers: fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { minLength: 60, maxLength: 200 }),
  known: fc.constantFrom(3, 20, 200),
});

test('crowds are matched as the Hungarian algorithm matches them, whether they know few drivers or all', () => {
  fc.assert(
    fc.property(crowd, ({ requests, drivers, known }) => {
      const pairs = requests.flatMap(([x, y], request) =>
        drivers
          .map(([dx, dy], driver) => pair(request, driver, Math.hypot(x - dx, y - dy)))
          .toSorted((a, b) => a.cost - b.cost)
          .slice(0, known),
      );
      const nobody = 1e6;
      const costs = requests.map(() => drivers.map(() => nobody));
      for (const { request, driver, cost } of pairs) costs[request]![driver] = cost;
      const total = (chosen: [number, number][]) =>
        chosen.reduce((sum, [request, driver]) => sum + (costs[request]?.[driver] ?? nobody), 0);
      const driverOf = matchBatch(requests.length, drivers.length, pairs);
      const left = Math.max(0, requests.length - drivers.length);
      const optimum = total(munkres(costs)) + left * nobody;
      expect(total([...driverOf].map((driver, request) => [request, driver]))).toBeCloseTo(optimum, 4);
    }),
    { numRuns: 40 },
  );
});

test('columns of numbers are the same pairs', () => {
  const columns = {
    request: Int32Array.of(0, 0, 1),
    driver: Int32Array.of(0, 1, 0),
    cost: Float64Array.of(60, 90, 70),
  };
  expect([...matchColumns(2, 2, columns)]).toEqual([1, 0]);
});
