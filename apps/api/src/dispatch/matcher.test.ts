import { matchBatch } from '@ridewire/dispatch';
import { afterAll, expect, test } from 'vitest';
import { createMatcher, matchInTurn, type MatchTask } from './matcher.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const AMPLE_MS = 15_000;
const good = createMatcher(silent, AMPLE_MS);
const broken = createMatcher(silent, 100, new URL('./no-such-worker.ts', import.meta.url));
afterAll(() => Promise.all([good.stop(), broken.stop()]));

/** Every driver could take every request. */
const dense = (count: number): MatchTask => ({
  requestCount: count,
  driverCount: count,
  pairs: Array.from({ length: count * count }, (_, i) => {
    const [request, driver] = [Math.floor(i / count), i % count];
    return { request, driver, cost: (request * 7919 + driver * 104_729) % 601 };
  }),
});

test('a thread matches as well as we would', async () => {
  const task = dense(50);
  expect([...(await good.match(task))]).toEqual([...matchBatch(50, 50, task.pairs)]);
  expect(good.fallbacks).toBe(0);
});

test('should it fail, each request is still sent a car, and it is counted', async () => {
  const driverOf = await broken.match(dense(50));
  expect(new Set(driverOf).size).toBe(50);
  expect(broken.fallbacks).toBe(1);
});

test('should it take too long, nobody waits for it', async () => {
  const hasty = createMatcher(silent, 1);
  expect(new Set(await hasty.match(dense(50))).size).toBe(50);
  expect(hasty.fallbacks).toBe(1);
  await hasty.stop();
});

test('in turn, the best pair comes first and nobody is sent twice', () => {
  const pairs = [
    { request: 0, driver: 0, cost: 60 },
    { request: 1, driver: 0, cost: 50 },
    { request: 0, driver: 1, cost: Infinity },
  ];
  expect([...matchInTurn({ requestCount: 2, driverCount: 2, pairs })]).toEqual([-1, 0]);
});
