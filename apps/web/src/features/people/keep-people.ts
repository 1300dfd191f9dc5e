import type { DriverView, PageOf, UserView } from '@ridewire/contracts';
import { getQueryKey } from '@trpc/react-query';
import { queries } from '../../kit/live/queries.ts';
import { queryClient } from '../../kit/live/query-client.ts';
import { trpc } from '../../kit/live/trpc.ts';

/** All admins' data about people, which `users.changes` makes old. */
const PEOPLE = [
  trpc.users,
  trpc.drivers,
  trpc.sessions,
  trpc.secondFactor,
  trpc.documents,
  trpc.vehicles,
].map((router) => getQueryKey(router));

/** Has the shown data about people read again. */
export const invalidatePeople = (): Promise<unknown> =>
  Promise.all(PEOPLE.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Cancels requests about people made before a change: they could answer after it. */
export const cancelPeople = (): Promise<unknown> =>
  Promise.all(PEOPLE.map((queryKey) => queryClient.cancelQueries({ queryKey })));

/** Puts a user whom the server has just changed wherever they are shown, and has the lists read again. */
export async function keepUser(user: UserView): Promise<void> {
  await cancelPeople();
  queries.users.get.setData({ userId: user.id }, user);
  queries.users.list.setQueriesData({}, {}, (page) => replaceIn(page, user));
  void invalidatePeople();
}

/** Puts a driver whom the server has just changed wherever they are shown, and has the lists read again. */
export async function keepDriver(driver: DriverView): Promise<void> {
  await cancelPeople();
  queries.drivers.get.setData({ driverId: driver.id }, driver);
  queries.drivers.list.setQueriesData({}, {}, (page) => replaceIn(page, driver));
  void invalidatePeople();
}

const replaceIn = <Item extends { id: string }>(page: PageOf<Item> | undefined, item: Item) =>
  page && { ...page, items: page.items.map((each) => (each.id === item.id ? item : each)) };
