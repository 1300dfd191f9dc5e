import { expect, test } from 'vitest';
import { layPairs, takeMatched } from './lay-pairs.ts';
import { matchBatch } from './match-batch.ts';
import type { RankedDriver } from './ranked-driver.ts';

const ranked = (driverId: string, cost: number, tier = 0, likelihood = 0.9): RankedDriver => ({
  driverId,
  tier,
  cost,
  likelihood,
});

function match(requests: RankedDriver[][]) {
  const { requestCount, driverCount, pairs, driverIds } = layPairs(requests);
  return [...matchBatch(requestCount, driverCount, pairs)].map((number) => driverIds[number]);
}

test('each request is matched among its own drivers', () => {
  expect(match([[ranked('a', 60), ranked('b', 90)], [ranked('a', 70)], []])).toEqual(['b', 'a', undefined]);
});

test('who fell silent is sent only where nobody else is', () => {
  expect(match([[ranked('far', 1_700), ranked('silent', 10, 1)]])).toEqual(['far']);
  expect(match([[ranked('silent', 10, 1)]])).toEqual(['silent']);
});

test('the matched driver is asked alone, or with the next best who is not sent elsewhere', () => {
  const drivers = [ranked('best', 50), ranked('other', 60), ranked('matched', 70), ranked('last', 80)];
  const sent = new Set(['best', 'matched']);
  const ids = (some: RankedDriver[]) => some.map(({ driverId }) => driverId);
  expect(ids(takeMatched(drivers, 'matched', sent))).toEqual(['matched']);
  const unlikely = drivers.map((driver) => ({ ...driver, likelihood: 0.4 }));
  expect(ids(takeMatched(unlikely, 'matched', sent))).toEqual(['matched', 'other']);
});
