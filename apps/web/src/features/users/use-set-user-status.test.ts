import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../kit/live/query-client.ts';
import { readHook } from '../../testing/read-hook.tsx';
import { usePendingStatus, useSetUserStatus, useShownStatus } from './use-set-user-status.ts';

afterEach(() => queryClient.clear());

test('shows what is being set, of that user alone, and sends it once however often it is pressed', async () => {
  const call = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => call.promise);
  vi.stubGlobal('fetch', fetch);
  const shown = () =>
    [
      { id: 'nadia', status: 'active' } as const,
      { id: 'karim', status: 'blocked' } as const,
      { id: 'mim', status: 'active' } as const,
    ].map((user) => readHook(() => useShownStatus(user)));
  const pending = () => ['nadia', 'karim', 'mim'].map((userId) => readHook(() => usePendingStatus(userId)));
  const set = readHook(useSetUserStatus);

  set({ userId: 'nadia', to: 'blocked' });
  set({ userId: 'nadia', to: 'blocked' });
  set({ userId: 'nadia', to: 'active' });
  set({ userId: 'karim', to: 'active' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(shown()).toEqual(['blocked', 'active', 'active']);
  expect(pending()).toEqual(['blocked', 'active', null]);

  call.reject(new TypeError('The network is gone.'));
  await vi.waitFor(() => expect(shown()).toEqual(['active', 'blocked', 'active']));
  expect(pending()).toEqual([null, null, null]);
});
