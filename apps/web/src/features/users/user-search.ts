import { ROLES, USER_STATUSES, type Role, type UserStatus } from '@ridewire/contracts';
import { readOneOf, readPage, readQuery, type Given } from '../../kit/lists/read-search.ts';

/** The shown users: kept in the address, so that a reload or a link shows the same. */
export interface UserSearch {
  q?: string | undefined;
  role?: Role | undefined;
  status?: UserStatus | undefined;
  page?: number | undefined;
}

export const readUserSearch = ({ q, role, status, page }: Given): UserSearch => ({
  q: readQuery(q),
  role: readOneOf(ROLES, role),
  status: readOneOf(USER_STATUSES, status),
  page: readPage(page),
});

/** The server's input for it. */
export const usersInput = ({ page = 1, q: search = '', role, status }: UserSearch) => ({
  page,
  search,
  role,
  status,
});
