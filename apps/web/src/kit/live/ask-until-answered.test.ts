import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askUntilAnswered } from './ask-until-answered.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refusal = (code: string, httpStatus: number) =>
  TRPCClientError.from({ error: { code: -1, message: code, data: { code, httpStatus } } });

/** @param answers to the first calls; the next ones succeed */
function show(cache: QueryClient, name: string, ...answers: Error[]) {
  const ask = vi.fn(() => {
    const error = answers.shift();
    return error ? Promise.reject(error) : Promise.resolve(name);
  });
  const observer = new QueryObserver<string>(cache, { queryKey: [name], queryFn: ask });
  return { ask, hide: observer.subscribe(() => {}), data: () => cache.getQueryData([name]) };
}

it('what is shown is asked for until the server is there, ever less often; refusals stay', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = askUntilAnswered(cache);
  const away = () => TRPCClientError.from(new TypeError('Failed to fetch'));
  const notReady = () => refusal('NOT_READY', 503);
  const list = show(cache, 'list', notReady(), away(), notReady(), notReady());
  const refused = show(cache, 'refused', refusal('FORBIDDEN', 403));
  const broken = show(cache, 'broken', refusal('INTERNAL', 500));
  const left = show(cache, 'left', notReady());
  await vi.advanceTimersByTimeAsync(500);
  left.hide();
  for (const { ask } of [list, refused, broken, left]) expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(list.data()).toBe('list');
  expect(list.ask).toHaveBeenCalledTimes(5);
  for (const { ask } of [refused, broken, left]) expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

it('nothing is asked for once it is stopped', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = askUntilAnswered(cache);
  const { ask } = show(cache, 'list', refusal('NOT_READY', 503));
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('what was answered otherwise, or is no longer known, is asked for no more', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = askUntilAnswered(cache);
  const answered = show(cache, 'answered', refusal('NOT_READY', 503));
  const removed = show(cache, 'removed', refusal('NOT_READY', 503));
  await vi.advanceTimersByTimeAsync(100);
  await cache.refetchQueries({ queryKey: ['answered'] });
  cache.removeQueries({ queryKey: ['removed'] });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answered.ask).toHaveBeenCalledTimes(2);
  expect(removed.ask).toHaveBeenCalledTimes(1);
  stop();
});

it('a refusal after the server came back ends it', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = askUntilAnswered(cache);
  const { ask } = show(cache, 'list', refusal('NOT_READY', 503), refusal('FORBIDDEN', 403));
  await vi.advanceTimersByTimeAsync(100);
  await cache.refetchQueries({ queryKey: ['list'] });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
