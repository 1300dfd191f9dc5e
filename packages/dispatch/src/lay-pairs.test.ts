import { expect, test } from 'vitest';
import { layPairs, shareOut } from './lay-pairs.ts';
import { matchBatch } from './match-batch.ts';
import { planWave } from './plan-wave.ts';
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
  const requests = [
    [ranked('best', 50), ranked('other', 60), ranked('matched', 70), ranked('last', 80)],
    [ranked('best', 20)],
    [],
  ];
  const share = (likelihood: number, wave = planWave(1)) => {
    const likely = requests.map((drivers) => drivers.map((driver) => ({ ...driver, likelihood })));
    const batch = layPairs(likely);
    const driverOf = Int32Array.of(batch.driverIds.indexOf('matched'), batch.driverIds.indexOf('best'), -1);
    const { offers, sent } = shareOut(likely, { waves: [wave, wave, wave], lefts: [] }, batch, driverOf);
    expect(sent).toEqual(new Set(['matched', 'best']));
    return offers.map((drivers) => drivers?.map(({ driverId }) => driverId) ?? null);
  };
  expect(share(0.9)).toEqual([['matched'], ['best'], null]);
  expect(share(0.4)).toEqual([['matched', 'other'], ['best'], null]);
  expect(share(0.9, planWave(2))).toEqual([['matched', 'other', 'last'], ['best'], null]);
});
