import { expect, test, vi } from 'vitest';
import { createMatchTurns } from './match-turns.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test('what is asked while it matches is matched together right after, even if matching fails', async () => {
  const turns = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()] as const;
  const asked: (readonly string[])[] = [];
  const { matchSoon: match } = createMatchTurns((openIds) => {
    asked.push(openIds);
    return turns[asked.length - 1]?.promise ?? Promise.resolve(true);
  }, log as never);
  const first = match(['a']);
  await vi.waitFor(() => expect(asked).toEqual([['a']]));
  const second = match(['b']);
  expect(match(['c', 'b'])).toBe(second);
  turns[0].reject(new Error('the database is away'));
  await first;
  await vi.waitFor(() => expect(asked).toEqual([['a'], ['b', 'c']]));
  // A caller that waits for a turn doesn't wait for those asked for after it.
  void match();
  turns[1].resolve(true);
  await second;
  await vi.waitFor(() => expect(asked).toEqual([['a'], ['b', 'c'], []]));
});

test('where another process is at it, it is tried again', async () => {
  vi.useFakeTimers();
  try {
    const asked: (readonly string[])[] = [];
    const { matchSoon: match } = createMatchTurns((openIds) => {
      asked.push(openIds);
      return Promise.resolve(asked.length > 2);
    }, log as never);
    await match(['a']);
    expect(asked).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([['a'], ['a'], ['a']]);
  } finally {
    vi.useRealTimers();
  }
});

test('stopped it finishes what was wanted before, and takes nothing more', async () => {
  const begun = Promise.withResolvers<boolean>();
  const asked: (readonly string[])[] = [];
  // Another process is matching when the second one begins.
  const { matchSoon, stop } = createMatchTurns((openIds) => {
    asked.push(openIds);
    return asked.length === 2 ? Promise.resolve(false) : begun.promise;
  }, log as never);
  void matchSoon(['a']);
  await vi.waitFor(() => expect(asked).toEqual([['a']]));
  let isOver = false;
  const stopped = Promise.all([matchSoon(['b']), stop()]).then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  begun.resolve(true);
  await stopped;
  expect(asked).toEqual([['a'], ['b'], ['b']]);
  await matchSoon(['c']);
  expect(asked).toHaveLength(3);
});

test('stopped while another process goes on matching, it gives up after some tries', async () => {
  let asked = 0;
  const { matchSoon, stop } = createMatchTurns(() => {
    asked += 1;
    return Promise.resolve(false);
  }, log as never);
  await matchSoon(['a']);
  await stop();
  expect(asked).toBeGreaterThan(1);
  const until = asked;
  await matchSoon(['b']);
  expect(asked).toBe(until);
}, 10_000);
