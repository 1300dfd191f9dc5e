import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerEvenly } from './answer-evenly.ts';

/** How long an answer takes, in milliseconds. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await answerEvenly(work).catch(() => {});
  return performance.now() - start;
}

// Never early; as late as a busy machine makes it.
test.each([
  ['nothing to do', () => Promise.resolve(), 100],
  ['something to do', () => wait(20), 100],
  ['a refusal', () => Promise.reject(new Error('no')), 100],
  ['much to do', () => wait(130), 200],
])('%s is answered at a full tenth of a second', async (_what, work, atLeastMs) => {
  expect(await time(work)).toBeGreaterThanOrEqual(atLeastMs);
});

test('the answer, or the refusal, is the work’s own', async () => {
  expect(await answerEvenly(() => Promise.resolve(7))).toBe(7);
  await expect(answerEvenly(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
