import { pageAsked, type ListUsersInput, type PageOf, type UserView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { inArray } from 'drizzle-orm';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { inOrder, readPage } from '../core/read-page.ts';
import { countUsers } from '../figures/user-counts.ts';
import { findUserIds, userConditions } from '../search/find-user-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { findUserDay } from './find-user-day.ts';
import { userColumns, viewUser } from './user-queries.ts';

const { users } = schema;

/** One page of the users whose name or address contains `search`, ignoring case, newest first. */
export async function listUsers(db: Db, input: ListUsersInput): Promise<PageOf<UserView>> {
  const { search, role, status } = input;
  const asked = pageAsked(input);
  const filter = { role, status };
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findUserIds(snapshot, search, filter);
      return pageOfFound(found, await readUsers(snapshot, idsOfPage(found, asked)), asked);
    });
  return readPage(db, asked, {
    table: users,
    where: userConditions(filter),
    order: [users.createdAt, users.id],
    read: readUsers,
    count: (snapshot) => countUsers(snapshot, filter),
    findDay: (snapshot, rowNumber) => findUserDay(snapshot, rowNumber, filter),
  });
}

/** The users with these ids, in this order. */
export async function readUsers(db: Reader, ids: string[]): Promise<UserView[]> {
  const rows = await db.orm.select(userColumns).from(users).where(inArray(users.id, ids));
  return inOrder(rows, ids).map(viewUser);
}
