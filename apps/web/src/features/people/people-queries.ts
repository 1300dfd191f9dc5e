import type { DriverFilter, DriverView, PageOf, Role, UserStatus, UserView } from '@ridewire/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';

/** Everything about people that admins read; what `users.changes` tells of makes it old. */
export const PEOPLE_KEY = ['people'] as const;
const USERS_KEY = [...PEOPLE_KEY, 'users'] as const;
const DRIVERS_KEY = [...PEOPLE_KEY, 'drivers'] as const;

interface Asked {
  page?: number | undefined;
  q?: string | undefined;
}
export interface UsersAsked extends Asked {
  role?: Role | undefined;
  status?: UserStatus | undefined;
}
export interface DriversAsked extends Asked {
  status?: DriverFilter | undefined;
}

/** One page of users. While another is on its way, the one before stays. */
export const usersQuery = ({ page = 1, q: search = '', role, status }: UsersAsked) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', { page, search, role, status }],
    queryFn: () => api.users.list.query({ page, search, role, status }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'one', userId],
    queryFn: () => api.users.get.query({ userId }),
  });

/** Where somebody is signed in. */
export const sessionsOfQuery = (userId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'sessions', userId],
    queryFn: () => api.sessions.ofUser.query({ userId }),
  });

/** One page of drivers. While another is on its way, the one before stays. */
export const driversQuery = ({ page = 1, q: search = '', status }: DriversAsked) =>
  queryOptions({
    queryKey: [...DRIVERS_KEY, 'list', { page, search, status }],
    queryFn: () => api.drivers.list.query({ page, search, status }),
    placeholderData: keepPreviousData,
  });

export const driverQuery = (driverId: string) =>
  queryOptions({
    queryKey: [...DRIVERS_KEY, 'one', driverId],
    queryFn: () => api.drivers.get.query({ driverId }),
  });

/** How a driver works. */
export const driverRecordQuery = (driverId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'record', driverId],
    queryFn: () => api.drivers.record.query({ driverId }),
  });

/** All documents of a driver. */
export const documentsQuery = (driverId: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'documents', driverId],
    queryFn: () => api.documents.list.query({ driverId }),
  });

/** How many drivers wait for approval, or have documents that do. */
export const waitingCountQuery = (status: 'waiting' | 'documents') =>
  queryOptions({
    queryKey: [...DRIVERS_KEY, 'count', status],
    queryFn: async () => (await api.drivers.list.query({ limit: 1, status })).total,
  });

/** Puts a user whom the server has just changed wherever they are shown, and has the lists read anew. */
export const keepUser = (cache: QueryClient, user: UserView): Promise<void> => keep(cache, USERS_KEY, user);

/** Puts a driver whom the server has just changed wherever they are shown, and has the lists read anew. */
export const keepDriver = (cache: QueryClient, driver: DriverView): Promise<void> =>
  keep(cache, DRIVERS_KEY, driver);

async function keep<Item extends { id: string }>(
  cache: QueryClient,
  key: readonly string[],
  item: Item,
): Promise<void> {
  // What was asked before the change could answer after it.
  await cache.cancelQueries({ queryKey: PEOPLE_KEY });
  cache.setQueryData<Item>([...key, 'one', item.id], item);
  cache.setQueriesData<PageOf<Item>>(
    { queryKey: [...key, 'list'] },
    (page) => page && { ...page, items: page.items.map((each) => (each.id === item.id ? item : each)) },
  );
  void cache.invalidateQueries({ queryKey: PEOPLE_KEY });
}
