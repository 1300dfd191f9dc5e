import type { Role, UserStatus } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
 * From these on, earlier places tell nothing: somebody else may have signed in there, with the password of then or
 * without a code.
 */
const BEGINS_ANEW = ['user.password_reset', 'factor.turned_on'];

/**
 * Whether someone signed in to an account recently from this place, as addressKey names it.
 * @param isIt matches the account's row of users
 */
export async function hasSignedInFrom(db: Db, isIt: SQL, place: string): Promise<boolean> {
  const { at, id, ipAddress, type, userId } = accountEvents;
  const latest = alias(accountEvents, 'latest');
  const begun = db.orm
    .select({ id: max(latest.id) })
    .from(latest)
    .where(and(eq(latest.userId, users.id), inArray(latest.type, BEGINS_ANEW)));
  const known = await db.orm
    .selectDistinct({ ipAddress })
    .from(users)
    .innerJoin(accountEvents, eq(userId, users.id))
    .where(
      and(
        isIt,
        inArray(type, ['session.opened', ...BEGINS_ANEW]),
        sql`${at} > now() - ${KNOWN_DAYS} * interval '1 day'`,
        sql`${id} >= coalesce(${begun}, 0)`,
      ),
    );
  return known.some((from) => from.ipAddress !== null && addressKey(from.ipAddress) === place);
}
