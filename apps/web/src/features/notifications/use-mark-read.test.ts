import type { NotificationsSnapshot, NotificationView } from '@ridewire/contracts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { liveKey, type LiveView } from '../../kit/live/follow-live.ts';
import { readHook } from '../../testing/read-hook.tsx';
import { notificationsKind } from './notifications-live.ts';
import { useMarkRead } from './use-mark-read.ts';

const item = (id: string): NotificationView => ({
  id,
  type: 'driver_approved',
  params: {},
  rideId: null,
  about: null,
  location: null,
  createdAt: '2026-11-16T08:32:00.000Z',
  readAt: null,
});
const UNREAD: NotificationsSnapshot = {
  unread: 2,
  items: [item('a'), item('b')],
  choices: { bellOff: [], systemOff: [] },
};

test.each<[string, string[] | 'all', number, object]>([
  ['one', ['a'], 1, { ids: ['a'] }],
  ['all', 'all', 0, { all: true }],
])('%s that could not be marked as read is unread again', async (_what, ids, unread, asked) => {
  const cache = new QueryClient();
  const key = liveKey(notificationsKind.name);
  const shown = () => cache.getQueryData<LiveView<NotificationsSnapshot>>(key)?.data;
  cache.setQueryData(key, { data: UNREAD, failure: null });
  const call = Promise.withResolvers<Response>();
  const fetch = vi.fn((_url: string, _init: RequestInit) => call.promise);
  vi.stubGlobal('fetch', fetch);

  readHook(useMarkRead, cache)(ids);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(shown()?.unread).toBe(unread);
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body as string)).toEqual(asked);

  call.reject(new TypeError('The network is gone.'));
  await vi.waitFor(() => expect(shown()).toEqual(UNREAD));
});
