import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../kit/live/query-client.ts';
import { readHook } from '../../testing/read-hook.tsx';
import { useMakeWish, useWishesLive } from './wishes-live.ts';

afterEach(() => queryClient.clear());

test('a wish shows at once, and the one before again when it fails', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const fetch = vi.fn(() => answers[fetch.mock.calls.length - 1]!.promise);
  vi.stubGlobal('fetch', fetch);
  const shown = () => readHook(useWishesLive).data?.map(({ userId, kind }) => [userId, kind]);
  const make = readHook(useMakeWish);

  void make({ id: 'karim', name: 'Karim' }, 'favorite');
  expect(shown()).toEqual([['karim', 'favorite']]);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  answers[0]!.resolve(Response.json({ result: { data: null } }));

  const failing = make({ id: 'karim', name: 'Karim' }, 'avoided');
  expect(shown()).toEqual([['karim', 'avoided']]);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  answers[1]!.reject(new TypeError('The network is gone.'));
  await failing;
  expect(shown()).toEqual([['karim', 'favorite']]);
});
