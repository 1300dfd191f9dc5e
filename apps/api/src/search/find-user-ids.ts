import type { Role, UserStatus } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Snapshot } from '../core/in-snapshot.ts';
import { containing } from './containing.ts';
import { phoneDigits } from './phone-digits.ts';
import { findNewest, LOOKS as USUAL, type Found } from './search-steps.ts';

const { users } = schema;

/** People are mostly searched for by something unique. */
const LOOKS = { ...USUAL, glance: 2_000 };

export interface UserFilter {
  role?: Role | undefined;
  status?: UserStatus | undefined;
}

/** The users a filter means. */
export const userConditions = ({ role, status }: UserFilter): (SQL | undefined)[] => [
  isNull(users.deletedAt),
  role && eq(users.role, role),
  status && eq(users.status, status),
];

/** Users by a part of the name, the email address or the phone number in any spelling. */
export function findUserIds(
  db: Snapshot,
  text: string,
  filter: UserFilter = {},
  looks = LOOKS,
): Promise<Found> {
  const sought = phoneDigits(text) ?? text;
  const isListed = and(...userConditions(filter));
  const matches = (column: SQLWrapper) => sql`${column} like lower(${containing(sought)})`;
  const source = {
    newest: (look: number) => sql`select id, ${matches(sql`search`)} as is_match from (
      select ${users.id}, ${users.search} from ${users} where ${isListed}
      order by ${users.createdAt} desc, ${users.id} desc limit ${look}) newest_users`,
    sample: sql`select ${users.letters} from ${users} where ${isListed} order by ${users.createdAt} desc, ${users.id} desc`,
    // Separate from the order: otherwise, an index in the list's order would be read to its end for a rare word.
    indexed: (inLetters: (column: SQLWrapper) => SQL | undefined) => [
      sql`with found as materialized (
        select ${users.id}, ${users.createdAt} from ${users}
        where ${inLetters(users.letters)} and ${matches(users.search)} and ${isListed}
      ) select id from found order by created_at desc, id desc`,
    ],
  };
  return findNewest(db, [sought], source, looks);
}
