import { LONGEST_WINDOW_MS } from '@ridewire/dispatch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherRequests } from './gather-requests.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const gather = (waiting: number, idle: number, onEnd = () => {}) =>
  gatherRequests({ waiting: { size: waiting }, drivers: { idleCount: idle } }, onEnd);

test('in a quiet city nobody waits', () => {
  const gathering = gather(0, 100);
  expect([0, 20_000, 40_000].map((now) => gathering.join(now))).toEqual([0, 0, 0]);
});

test('in a busy one all who come within a window end it together', async () => {
  const onEnd = vi.fn();
  const gathering = gather(50, 20, onEnd);
  const waits = Array.from({ length: 10 }, (_, second) => gathering.join(second * 900));
  const first = waits.find((waitMs) => waitMs > 0) ?? 0;
  const beganMs = waits.indexOf(first) * 900;
  expect(first).toBeLessThanOrEqual(LONGEST_WINDOW_MS);
  expect(gathering.join(beganMs + first - 1)).toBe(1);
  expect(onEnd).not.toHaveBeenCalled();
  const finished = gathering.finish().then(() => onEnd.mock.calls.length);
  vi.advanceTimersByTime(first);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(await finished).toBe(1);
});

test('where nothing goes by the true time, a window ends once nothing else is under way', async () => {
  const onEnd = vi.fn();
  const rest = Promise.withResolvers<void>();
  const city = { waiting: { size: 50 }, drivers: { idleCount: 20 } };
  const gathering = gatherRequests(city, onEnd, () => rest.promise);
  for (let second = 0; second < 10; second += 1) gathering.join(second * 900);
  vi.advanceTimersByTime(LONGEST_WINDOW_MS);
  expect(onEnd).not.toHaveBeenCalled();
  rest.resolve();
  await gathering.finish();
  expect(onEnd).toHaveBeenCalled();
});
