import { expect, test, vi } from 'vitest';
import { keepLoaded } from './keep-loaded.ts';

const nobody = () => {};

test('who asks while it is being read has it read once more, however many ask', async () => {
  const reads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const read = vi.fn(() => reads[read.mock.calls.length - 1]!.promise);
  const kept = keepLoaded(read, nobody);
  const asked = [kept.load(), kept.load(), kept.load()];
  reads[0]!.resolve();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  reads[1]!.resolve();
  await Promise.all(asked);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a load that fails says so; a reload tries again until it is stopped', async () => {
  vi.useFakeTimers();
  try {
    const read = vi.fn(() => Promise.reject(new Error('no database')));
    const failed = vi.fn();
    const kept = keepLoaded(read, failed);
    await expect(kept.load()).rejects.toThrow('no database');
    expect(failed).not.toHaveBeenCalled();
    kept.reload();
    await vi.advanceTimersByTimeAsync(1_500);
    expect([read.mock.calls.length, failed.mock.calls.length]).toEqual([3, 2]);
    kept.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
