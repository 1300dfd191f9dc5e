import { pageAsked, type ListUsersInput, type PageOf, type UserView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { readPage, readRows } from '../core/read-page.ts';
import { countUsers } from '../figures/user-counts.ts';
import { findUserIds, userConditions } from '../search/find-user-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { findUserDay } from './find-user-day.ts';
import { USER_COLUMNS, viewUser, type UserRow } from './user-queries.ts';

const USERS = { table: 'users u', name: 'u', columns: USER_COLUMNS };

/** One page of the users whose name or address holds `search`, in whatever case, newest first. */
export async function listUsers(db: Db, input: ListUsersInput): Promise<PageOf<UserView>> {
  const { search, role, status } = input;
  const asked = pageAsked(input);
  const filter = { role, status };
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findUserIds(snapshot, search, filter);
      return pageOfFound(found, await readUsers(snapshot, idsOfPage(found, asked)), asked);
    });
  const { rows, total } = await readPage<UserRow>(db, asked, {
    ...USERS,
    ...userConditions(filter),
    count: (snapshot) => countUsers(snapshot, filter),
    findDay: (snapshot, rowNumber) => findUserDay(snapshot, rowNumber, filter),
  });
  return { items: rows.map(viewUser), ...asked, total };
}

/** The users with these ids, in this order. */
export const readUsers = async (db: Reader, ids: string[]): Promise<UserView[]> =>
  (await readRows<UserRow>(db, USERS, ids)).map(viewUser);
