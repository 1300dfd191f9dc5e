import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshGently } from './refresh-gently.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('refreshGently', () => {
  it('refreshes at once, and once more for all that came meanwhile', async () => {
    const refresh = vi.fn(async () => {});
    const gentle = refreshGently(refresh, 1_000);
    gentle.ask();
    expect(refresh).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 50; i++) gentle.ask();
    await vi.advanceTimersByTimeAsync(999);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    gentle.ask();
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('waits for a slow answer before it asks again', async () => {
    const answers: (() => void)[] = [];
    const refresh = vi.fn(() => new Promise<void>((done) => answers.push(done)));
    const gentle = refreshGently(refresh, 1_000);
    gentle.ask();
    gentle.ask();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('goes on after a failure, and rests when it is stopped', async () => {
    const refresh = vi.fn(() => Promise.reject(new Error('unreachable')));
    const gentle = refreshGently(refresh, 1_000);
    gentle.ask();
    gentle.ask();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    gentle.ask();
    gentle.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    gentle.ask();
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
