import type { PageOf, UserView } from '@ridewire/contracts';
import { afterEach, expect, test } from 'vitest';
import { queries } from '../../kit/live/queries.ts';
import { queryClient } from '../../kit/live/query-client.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { readHook } from '../../testing/read-hook.tsx';
import { keepUser } from './keep-people.ts';

const user = (id: string, over: Partial<UserView> = {}): UserView => ({
  id,
  email: `${id}@example.test`,
  role: 'rider',
  deskRole: null,
  status: 'active',
  isEmailVerified: true,
  name: id,
  phone: null,
  address: null,
  avatarUrl: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  ...over,
});
const page = (...items: UserView[]): PageOf<UserView> => ({ items, page: 1, limit: 10, total: items.length });

afterEach(() => queryClient.clear());

test('a user who was changed is so on every page and by themselves, and all of it is read anew', async () => {
  const shown = [
    { page: 1, search: '' },
    { page: 2, search: 'na' },
  ];
  for (const input of shown) queries.users.list.setData(input, page(user('nadia'), user('karim')));
  queries.users.get.setData({ userId: 'nadia' }, user('nadia'));
  queries.documents.list.setData({ driverId: 'karim' }, { documents: [], today: '2026-11-16' });
  await keepUser(user('nadia', { status: 'blocked' }));

  for (const input of shown) {
    const { data } = readHook(() => trpc.users.list.useQuery(input));
    expect(data?.items.map(({ status }) => status)).toEqual(['blocked', 'active']);
  }
  expect(readHook(() => trpc.users.get.useQuery({ userId: 'nadia' })).data?.status).toBe('blocked');
  expect(readHook(() => trpc.documents.list.useQuery({ driverId: 'karim' })).isStale).toBe(true);
});

test('an answer that was asked for before the change does not come after it', async () => {
  const input = { page: 1, search: '' };
  const late = Promise.withResolvers<PageOf<UserView>>();
  const { queryKey } = queries.users.list.queryOptions(input);
  queryClient.setQueryData(queryKey, page(user('nadia')));
  const asked = queryClient.fetchQuery({ queryKey, queryFn: () => late.promise, staleTime: 0 });
  const ended = asked.catch(() => {});
  await keepUser(user('nadia', { status: 'blocked' }));
  late.resolve(page(user('nadia')));
  await ended;
  expect(queries.users.list.getData(input)?.items[0]?.status).toBe('blocked');
});
