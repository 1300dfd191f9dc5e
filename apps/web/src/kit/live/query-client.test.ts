import { QueryObserver } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { PushedQueryClient, queryClient } from './query-client.ts';

/** A shown list whose reads are answered by hand, in any order. */
function showList(cache: PushedQueryClient) {
  const answers: ((list: string) => void)[] = [];
  const observer = new QueryObserver<string>(cache, {
    queryKey: ['drivers', 'list'],
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => {});
  return { answers, shown: () => observer.getCurrentResult().data };
}

it('reads a list again that changed while its first read was under way', async () => {
  const cache = new PushedQueryClient();
  const { answers, shown } = showList(cache);
  expect(answers).toHaveLength(1);
  const readAgain = cache.invalidateQueries({ queryKey: ['drivers'] });
  answers[0]?.('before the change');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after the change');
  await readAgain;
  expect(shown()).toBe('after the change');
});

it('reads a list once where nothing was under way, and nothing else with it', async () => {
  const cache = new PushedQueryClient();
  const { answers, shown } = showList(cache);
  answers[0]?.('first');
  await expect.poll(shown).toBe('first');
  const other = cache.invalidateQueries({ queryKey: ['users'] });
  const readAgain = cache.invalidateQueries({ queryKey: ['drivers'] });
  await other;
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('second');
  await readAgain;
  expect(shown()).toBe('second');
  expect(answers).toHaveLength(2);
});

it('tries a lost or passing answer twice more, and a refusal never', () => {
  const { retry, retryDelay } = queryClient.getDefaultOptions().queries!;
  const tries = (error: Error) => [0, 1, 2].map((failures) => (retry as typeof isTried)(failures, error));
  const isTried = (_failures: number, _error: Error): boolean => false;
  const refusal = (code: string, httpStatus: number) =>
    TRPCClientError.from({ error: { code: -1, message: code, data: { code, httpStatus } } });
  expect(tries(TRPCClientError.from(new TypeError('Failed to fetch')))).toEqual([true, true, false]);
  expect(tries(refusal('NOT_READY', 503))).toEqual([true, true, false]);
  expect(tries(refusal('FORBIDDEN', 403))).toEqual([false, false, false]);
  const delay = retryDelay as (failures: number, error: Error) => number;
  expect([0, 1].map((failures) => delay(failures, new Error()))).toEqual([300, 600]);
});
