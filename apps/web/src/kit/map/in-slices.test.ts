import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what is short is done at once, what is long a little in each frame', async () => {
  let [nowMs, frames] = [0, 0];
  vi.stubGlobal('performance', { now: () => nowMs });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frames += 1;
    queueMicrotask(run);
  });
  function* work(steps: number): Generator<void, string> {
    for (let step = 0; step < steps; step += 1) {
      nowMs += 0.5;
      yield;
    }
    return `${steps} done`;
  }
  await expect(inSlices(work(2))).resolves.toBe('2 done');
  expect(frames).toBe(0);
  // However slow the clock says each step is, eight are done per frame.
  await expect(inSlices(work(20))).resolves.toBe('20 done');
  expect(frames).toBe(2);
});
