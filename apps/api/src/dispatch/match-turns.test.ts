import { expect, test, vi } from 'vitest';
import { createMatchTurns } from './match-turns.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test('what is asked while it matches is matched together right after, even if matching fails', async () => {
  const first = Promise.withResolvers<boolean>();
  const asked: (readonly string[])[] = [];
  const match = createMatchTurns((openIds) => {
    asked.push(openIds);
    return asked.length === 1 ? first.promise : Promise.resolve(true);
  }, log as never);
  void match(['a']);
  void match(['b']);
  void match(['c', 'b']);
  void match();
  expect(asked).toEqual([['a']]);
  first.reject(new Error('the database is away'));
  await vi.waitFor(() => expect(asked).toEqual([['a'], ['b', 'c']]));
  await match();
  expect(asked).toEqual([['a'], ['b', 'c'], []]);
});

test('where another process is at it, it is tried again, as long as something is to be matched', async () => {
  vi.useFakeTimers();
  try {
    const asked: (readonly string[])[] = [];
    const match = createMatchTurns((openIds) => {
      asked.push(openIds);
      return Promise.resolve(asked.length > 2);
    }, log as never);
    void match(['a']);
    void match();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([['a'], [], ['a']]);
  } finally {
    vi.useRealTimers();
  }
});
