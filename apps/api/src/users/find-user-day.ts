import type { Role, UserStatus } from '@ridewire/contracts';
import { schema, type Orm } from '@ridewire/db';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { PassedDays } from '../core/read-page.ts';
import { findDay } from '../figures/find-day.ts';

const { userDaysNow, users } = schema;

/**
 * The day of a user of the list, by the place in it.
 * @param rowNumber from 0, the newest user first
 * @returns undefined where the list has no such place
 */
export async function findUserDay(
  db: { orm: Orm },
  rowNumber: number,
  { role, status }: { role?: Role | undefined; status?: UserStatus | undefined },
): Promise<PassedDays | undefined> {
  const isOf = and(role && eq(userDaysNow.role, role), status && eq(userDaysNow.status, status));
  const day = await findDay(
    db,
    sql`select ${userDaysNow.day}, sum(${userDaysNow.count}) as n from ${userDaysNow}
      where ${isOf ?? sql`true`} group by 1`,
    rowNumber,
  );
  return day && { before: day.before, isOlder: lt(users.createdAt, day.until) };
}
