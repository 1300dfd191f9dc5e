import { z } from 'zod';
import type { Me } from './accounts.ts';
import { Role, UserStatus } from './roles.ts';
import { boundedLine } from './text.ts';

/** SPEC: admins' lists show so many a page. */
export const PAGE_SIZE = 10;

const Page = {
  page: z.int('The page must be a whole number.').min(1, 'Pages begin at 1.').max(1_000_000).default(1),
  limit: z
    .int('The limit must be a whole number.')
    .min(1, 'The limit must be at least 1.')
    .max(100, 'The limit must be at most 100.')
    .default(PAGE_SIZE),
};
/** Part of a name or an e-mail address; blank finds everybody. */
const Search = boundedLine('The search', { min: [0, ''], max: 100 }).default('');

export const ListUsersInput = z.object({
  ...Page,
  search: Search,
  role: Role.optional(),
  status: UserStatus.optional(),
});
export type ListUsersInput = z.infer<typeof ListUsersInput>;

export const DriverFilter = z.enum(['approved', 'suspended', 'available', 'waiting']);
export type DriverFilter = z.infer<typeof DriverFilter>;

export const ListDriversInput = z.object({ ...Page, search: Search, status: DriverFilter.optional() });
export type ListDriversInput = z.infer<typeof ListDriversInput>;

export const UserIdInput = z.object({ userId: z.uuid('That is not a user.') });
export type UserIdInput = z.infer<typeof UserIdInput>;

export const DriverIdInput = z.object({ driverId: z.uuid('That is not a driver.') });
export type DriverIdInput = z.infer<typeof DriverIdInput>;

/** One page of a list that is searched, filtered and counted by the server. */
export interface PageOf<Item> {
  items: Item[];
  page: number;
  limit: number;
  total: number;
}

/** A user as admins see them: as they see themselves. */
export type UserView = Me;

/** A driver as admins see them. The id is the user's. */
export interface DriverView {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  avatarUrl: string | null;
  userStatus: UserStatus;
  approved: boolean;
  suspended: boolean;
  available: boolean;
  /** Net of commission, of all completed rides. */
  earnedCents: number;
  vehicle: { model: string | null; licensePlate: string | null };
  version: number;
  createdAt: string;
}

/** users.changes for admins: somebody's account or driving record changed; lists that show them read anew. */
export interface PeopleChange {
  userId: string;
  role: Role;
}
export type PeopleSnapshot = null;
