import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { LimitRule, Limits } from '../core/limits.ts';
import { assertRoomToHash, verifyPassword } from './password.ts';

const { users } = schema;

/**
 * Checks that the signed-in person knows the password. Counts the try before the check, and gives it back when the
 * password was right.
 * @param rule limits wrong passwords
 * @returns the hash the password was right for
 * @throws AppError PASSWORD_WRONG, TOO_MANY, NOT_SIGNED_IN when the person is gone
 */
export async function checkOwnPassword(
  deps: { db: Db; limits: Limits },
  rule: LimitRule,
  userId: string,
  password: string,
): Promise<string> {
  assertRoomToHash();
  const [person] = await deps.db.orm
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new AppError('NOT_SIGNED_IN');
  await deps.limits.spend(rule, userId);
  if (!(await verifyPassword(person.passwordHash, password))) throw new AppError('PASSWORD_WRONG');
  await deps.limits.giveBack(rule, userId);
  return person.passwordHash;
}
