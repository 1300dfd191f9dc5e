import type { Db } from '@ridewire/db';
import { hashPassword } from '../auth/password.ts';

/** Lets a test's person sign in as people do. */
export async function givePassword(db: Db, userId: string, password: string): Promise<void> {
  await db.pool.query('update users set password_hash = $2 where id = $1', [
    userId,
    await hashPassword(password),
  ]);
}
