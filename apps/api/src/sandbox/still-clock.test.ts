import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteTrueClock, trueMs } from '../core/true-ms.ts';
import { installMovedClock, type MovedClock } from './moved-clock.ts';

const trueDate = Date;
const trueSinceStart = Object.getOwnPropertyDescriptor(performance, 'now');

let clock: MovedClock;
beforeAll(() => {
  clock = installMovedClock(true);
});
afterAll(() => {
  globalThis.Date = trueDate;
  trueDate.prototype.constructor = trueDate;
  if (trueSinceStart) Object.defineProperty(performance, 'now', trueSinceStart);
  else delete (performance as Partial<typeof performance>).now;
  noteTrueClock(() => performance.now());
});

test('a clock that stands still says what it was set to, and time limits go on', async () => {
  const before = trueMs();
  for (const ms of [4_102_444_800_000, 4_102_444_800_001]) {
    clock.setAheadMs(ms);
    await wait(2);
    expect([Date.now(), new Date().getTime(), performance.now()]).toEqual([ms, ms, ms]);
  }
  expect(trueMs()).toBeGreaterThan(before);
  expect(trueMs() - before).toBeLessThan(60_000);
});
