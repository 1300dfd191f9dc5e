import type { Role, UserStatus } from '@ridewire/contracts';
import { schema, type Orm } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { totalOf } from '../core/total-of.ts';

const { userDays, userDeltas } = schema;

/** Accounts, exactly; all of them, or those of a role, of a status. */
export async function countUsers(
  db: { orm: Orm },
  { role, status }: { role?: Role | undefined; status?: UserStatus | undefined } = {},
): Promise<number> {
  const isOf = (table: typeof userDays | typeof userDeltas) =>
    and(role && eq(table.role, role), status && eq(table.status, status));
  const counted = await db.orm
    .select({ total: totalOf(userDays.count) })
    .from(userDays)
    .where(isOf(userDays))
    .unionAll(
      db.orm
        .select({ total: totalOf(userDeltas.n) })
        .from(userDeltas)
        .where(isOf(userDeltas)),
    );
  return counted.reduce((sum, { total }) => sum + total, 0);
}
