import type { Role, UserStatus } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';

const { users } = schema;

/** What signing in must know of somebody. */
export interface Account {
  id: string;
  passwordHash: string;
  status: UserStatus;
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
      role: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return account;
}
