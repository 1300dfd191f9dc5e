import type { ConfirmPasswordInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Limits } from '../core/limits.ts';
import { checkOwnPassword } from './check-own-password.ts';

const { sessions, users } = schema;

/**
 * Notes in the session that its person has just given the password: see assertProven.
 * @throws AppError PASSWORD_WRONG, TOO_MANY, NOT_SIGNED_IN when the person is gone
 */
export async function confirmPassword(
  deps: { db: Db; limits: Limits },
  { userId, sessionId }: Actor,
  { password }: ConfirmPasswordInput,
): Promise<void> {
  const passwordHash = await checkOwnPassword(deps, 'confirmByAccount', userId, password);
  const stillTheirs = deps.db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)));
  const proven = await deps.db.orm
    .update(sessions)
    .set({ provenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), sql`${sessions.userId} in ${stillTheirs}`))
    .returning({ id: sessions.id });
  if (proven.length === 0) throw new AppError('NOT_SIGNED_IN');
}
