import type { Role, UserStatus } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { addressKey } from '../core/address-key.ts';

const { users } = schema;

/** What signing in must know of somebody. */
export interface Account {
  id: string;
  passwordHash: string;
  status: UserStatus;
  /** Why it is blocked, where a reason was given. */
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
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return account;
}

/** For so many days the place somebody signed in from counts as theirs. */
const KNOWN_DAYS = 30;

/** Whether somebody signed in to this account lately from this place, as addressKey calls it. */
export async function hasSignedInFrom(db: Db, email: string, place: string): Promise<boolean> {
  const result = await db.pool.query<{ ip: string }>({
    name: 'find_places_signed_in_from',
    text: `select distinct e.ip_address as ip from users u join account_events e on e.user_id = u.id
      where lower(u.email) = lower($1) and e.type = 'session.opened' and e.ip_address is not null
        and e.at > now() - $2 * interval '1 day'`,
    values: [email, KNOWN_DAYS],
  });
  return result.rows.some(({ ip }) => addressKey(ip) === place);
}
