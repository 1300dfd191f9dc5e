import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from '../drivers/driver-index.ts';
import { rankByRoad } from './rank-by-road.ts';

const pickup = { lat: 23.8, lng: 90.4 };
const candidate = (driverId: string, meters: number | null, tier: Candidate['tier'] = 0): Candidate => ({
  driverId,
  meters,
  place: meters === null ? null : pickup,
  tier,
});
const rank = async (seconds: (number | null)[] | null, candidates: Candidate[], limit = 10) =>
  (await rankByRoad({ findSeconds: () => Promise.resolve(seconds) }, pickup, candidates, limit)).map(
    ({ driverId, seconds: found }) => [driverId, found],
  );

test('who is there first by road comes first, however near the others are; without a way they come last', async () => {
  const across = [candidate('across the river', 200), candidate('far', 900), candidate('no way', 100)];
  expect(await rank([600, 120, null], across)).toEqual([
    ['far', 120],
    ['across the river', 600],
    ['no way', null],
  ]);
  expect(await rank([600, 120, null], across, 1)).toEqual([['far', 120]]);
});

test('who fell silent comes after who is heard of, and who was never seen last', async () => {
  const mixed = [candidate('here', 500), candidate('silent', 10, 1), candidate('nowhere', null, 2)];
  expect(await rank([900, 5], mixed)).toEqual([
    ['here', 900],
    ['silent', 5],
    ['nowhere', null],
  ]);
});

test('without streets, after a failure and when it takes too long the order stays that of the line', async () => {
  const two = [candidate('near', 100), candidate('far', 200)];
  const nearFirst = [
    ['near', null],
    ['far', null],
  ];
  expect(await rank(null, two)).toEqual(nearFirst);
  for (const findSeconds of [() => Promise.reject(new Error('broken')), () => new Promise<null>(() => {})])
    expect(
      (await rankByRoad({ findSeconds }, pickup, two, 5)).map((each) => [each.driverId, each.seconds]),
    ).toEqual(nearFirst);
});

test('nobody is lost and nobody is asked twice', async () => {
  const seconds = fc.array(fc.option(fc.integer({ min: 0, max: 2_000 })), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(seconds, async (found) => {
      const candidates = found.map((_, i) => candidate(String(i), i));
      const ranked = await rank(found, candidates, 100);
      expect(new Set(ranked.map(([driverId]) => driverId))).toEqual(
        new Set(candidates.map((c) => c.driverId)),
      );
      expect(ranked).toHaveLength(candidates.length);
      const known = ranked.map(([, each]) => each).filter((each) => each !== null);
      expect(known).toEqual(known.toSorted((a, b) => Number(a) - Number(b)));
    }),
  );
});
