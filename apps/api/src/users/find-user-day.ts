import type { Role, UserStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { PassedDays } from '../core/read-page.ts';

/**
 * On which day a user of the list stands, by the place in it.
 * @param rowNumber from 0, the newest user first
 * @returns undefined where the list has no such place
 */
export async function findUserDay(
  db: Db,
  rowNumber: number,
  { role, status }: { role?: Role | undefined; status?: UserStatus | undefined },
): Promise<PassedDays | undefined> {
  const { rows } = await db.pool.query<{ before: number; until: Date }>({
    name: 'find_user_day',
    text: `select before::int, city_day_start(day + 1, time_zone) as until
      from (
        select day, n, sum(n) over (order by day desc) - n as before
        from (
          select day, sum(count) as n from user_days_now
          where ($2::role is null or role = $2) and ($3::user_status is null or status = $3) group by day
        ) counted where n > 0
      ) listed cross join city
      where before <= $1 and before + n > $1`,
    values: [rowNumber, role ?? null, status ?? null],
  });
  const [day] = rows;
  return day && { ...day, isOlder: (n) => `u.created_at < $${n}::timestamptz` };
}
