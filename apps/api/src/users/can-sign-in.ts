import { schema } from '@ridewire/db';
import { LOCKED } from '@ridewire/db/seed/lock-demo-accounts';
import { and, eq, isNotNull, ne } from 'drizzle-orm';

const { users } = schema;

/** Whether a password lets a user in. A demo account outside the demo has none. */
export const canSignIn = and(
  eq(users.status, 'active'),
  isNotNull(users.emailVerifiedAt),
  ne(users.passwordHash, LOCKED),
);
