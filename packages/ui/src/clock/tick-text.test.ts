import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tickText } from './tick-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('each is written when it is due, those of the same moment together, and none after it stopped', () => {
  const written: string[] = [];
  const start = (name: string, everyMs: number) =>
    tickText(() => {
      written.push(`${name} ${Date.now() - 1_000_000}`);
      return everyMs;
    });
  const stopSecond = start('second', 1_000);
  const stopSame = start('same', 1_020);
  start('never', Number.POSITIVE_INFINITY);
  expect(written.splice(0)).toEqual(['second 0', 'same 0', 'never 0']);
  vi.advanceTimersByTime(1_070);
  expect(written.splice(0)).toEqual(['second 1066', 'same 1066']);
  stopSame();
  vi.advanceTimersByTime(1_100);
  expect(written.splice(0)).toEqual(['second 2132']);
  stopSecond();
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([]);
});
