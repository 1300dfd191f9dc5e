import type { Role, UserStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** Accounts, exactly; all of them, or those of a role, of a status. */
export async function countUsers(
  db: Db,
  { role, status }: { role?: Role | undefined; status?: UserStatus | undefined } = {},
): Promise<number> {
  const result = await db.pool.query<{ count: number }>({
    name: 'count_users',
    text: `select coalesce(sum(n), 0)::int as count
      from (select role, status, count as n from user_days union all select role, status, n from user_deltas) counted
      where ($1::role is null or role = $1) and ($2::user_status is null or status = $2)`,
    values: [role ?? null, status ?? null],
  });
  return result.rows[0]?.count ?? 0;
}
