import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const arriving = (rate: number) => ({ rate: () => rate, giveUp: vi.fn() });
const WAITING = 'waiting';

/** Takes places, and lists the outcome of each caller, in order. */
function open(max: number) {
  const slots = new UploadSlots(max);
  const outcomes: unknown[] = [];
  const take = (arrival: ReturnType<typeof arriving>, gone?: AbortSignal) => {
    const at = outcomes.push(WAITING) - 1;
    return slots
      .take(() => arrival, gone)
      .then((place) => {
        outcomes[at] = place ? 'in' : 'refused';
        return place;
      });
  };
  return { outcomes, take };
}

test('so many at once; others wait for the place that comes free, first come first served', async () => {
  const { outcomes, take } = open(2);
  const first = take(arriving(30_000));
  for (let i = 0; i < 3; i++) void take(arriving(30_000));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['in', 'in', WAITING, WAITING]);
  (await first)?.leave();
  (await first)?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['in', 'in', 'in', WAITING]);
});

test('nobody waits longer than ten seconds, nor behind more than two for each place', async () => {
  const { outcomes, take } = open(2);
  for (let i = 0; i < 7; i++) void take(arriving(Infinity));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcomes).toEqual(['in', 'in', WAITING, WAITING, WAITING, WAITING, 'refused']);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['in', 'in', 'refused', 'refused', 'refused', 'refused', 'refused']);
});

test('who left waits no more', async () => {
  const { outcomes, take } = open(1);
  const first = take(arriving(Infinity));
  const gone = new AbortController();
  void take(arriving(Infinity), gone.signal);
  void take(arriving(Infinity));
  gone.abort();
  (await first)?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['in', 'refused', 'in']);
});

test('who left before they asked takes no place, and waits for none', async () => {
  const { outcomes, take } = open(1);
  const gone = AbortSignal.abort();
  void take(arriving(Infinity), gone);
  void take(arriving(Infinity));
  void take(arriving(Infinity), gone);
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['refused', 'in', 'refused']);
});

test('a body that hardly arrives is given up after a while', async () => {
  const { take } = open(4);
  const [dead, slow, there] = [arriving(1_999), arriving(2_000), arriving(Infinity)];
  for (const each of [dead, slow, there]) void take(each);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(dead.giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([dead, slow, there].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([1, 0, 0]);
});

test('where all are taken the slowest makes room, if it had its time and is slow', async () => {
  const { outcomes, take } = open(3);
  const [slow, slower, fast] = [arriving(19_999), arriving(3_000), arriving(20_000)];
  for (const each of [slow, slower, fast]) void take(each);
  await vi.advanceTimersByTimeAsync(1_000);
  for (let i = 0; i < 3; i++) void take(arriving(Infinity));
  await vi.advanceTimersByTimeAsync(3_999);
  expect(outcomes).toEqual(['in', 'in', 'in', WAITING, WAITING, WAITING]);
  await vi.advanceTimersByTimeAsync(1);
  expect([slow, slower, fast].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([1, 1, 0]);
  expect(outcomes).toEqual(['in', 'in', 'in', 'in', 'in', WAITING]);
  expect(fast.giveUp).not.toHaveBeenCalled();
});
