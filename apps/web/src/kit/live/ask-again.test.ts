import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { askAgainWhenConnected } from './ask-again.ts';

it('asks again for what failed, once each time the link is gained', async () => {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  let isAway = true;
  const failed = vi.fn(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('report')));
  const well = vi.fn(() => Promise.resolve('known'));
  const shown = [
    new QueryObserver<string>(cache, { queryKey: ['failed'], queryFn: failed }),
    new QueryObserver<string>(cache, { queryKey: ['well'], queryFn: well }),
  ];
  const hide = shown.map((observer) => observer.subscribe(() => {}));
  await expect.poll(() => cache.getQueryState(['failed'])?.status).toBe('error');
  await expect.poll(() => cache.getQueryData(['well'])).toBe('known');

  let openCount = 1;
  let tell = () => {};
  const stop = askAgainWhenConnected(cache, {
    openCount: () => openCount,
    subscribe: (listener) => {
      tell = listener;
      return () => (tell = () => {});
    },
  });
  // An event came over the link, which does not count as regaining it.
  tell();
  expect(failed).toHaveBeenCalledTimes(1);

  isAway = false;
  openCount = 2;
  tell();
  await expect.poll(() => cache.getQueryData(['failed'])).toBe('report');
  openCount = 3;
  tell();
  stop();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(well).toHaveBeenCalledTimes(1);
  for (const each of hide) each();
});
