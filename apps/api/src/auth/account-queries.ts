import type { Role, UserStatus } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { addressKey } from '../core/address-key.ts';
import { hasEmail } from '../users/has-email.ts';

const { accountEvents, users } = schema;

/** The part of an account that signing in needs. */
export interface Account {
  id: string;
  passwordHash: string;
  status: UserStatus;
  /** The reason for its block, if one was given. */
  blockReason: string | null;
  role: Role;
  emailVerifiedAt: Date | null;
}

/** The account with this address, compared without case. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db.orm
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      status: users.status,
      blockReason: users.blockReason,
      role: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(hasEmail(email));
  return account;
}

/** How many days a place someone signed in from counts as theirs. */
const KNOWN_DAYS = 30;

/**
 * Whether someone signed in to an account recently from this place, as addressKey names it.
 * @param isIt matches the account's row of users
 */
export async function hasSignedInFrom(db: Db, isIt: SQL, place: string): Promise<boolean> {
  const known = await db.orm
    .selectDistinct({ ipAddress: accountEvents.ipAddress })
    .from(users)
    .innerJoin(accountEvents, eq(accountEvents.userId, users.id))
    .where(
      and(
        isIt,
        eq(accountEvents.type, 'session.opened'),
        sql`${accountEvents.at} > now() - ${KNOWN_DAYS} * interval '1 day'`,
      ),
    );
  return known.some(({ ipAddress }) => ipAddress !== null && addressKey(ipAddress) === place);
}
