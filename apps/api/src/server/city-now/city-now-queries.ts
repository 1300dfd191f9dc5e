import { FLEET_DOMAIN } from '@ridewire/db/seed';
import type { Db } from '@ridewire/db';

/** The drivers whom the demo simulates, always in the same order. People who drive in it are none of them. */
export async function findSimulatedDrivers({ pool }: Pick<Db, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select d.id from drivers d join users u on u.id = d.id where u.email like $1 order by u.email`,
    [`%@${FLEET_DOMAIN}`],
  );
  return rows.map(({ id }) => id);
}

/** How long riders who were picked up today waited at the median, in whole minutes; null where none was. */
export async function findPickupMinutes(
  { pool }: Pick<Db, 'pool'>,
  timeZone: string,
): Promise<number | null> {
  const { rows } = await pool.query<{ minutes: number | null }>(
    `select greatest(1, round((percentile_cont(0.5) within group (order by extract(epoch from picked_up_at - requested_at)) / 60)::numeric))::int as minutes
      from rides where scheduled_for is null and picked_up_at >= date_trunc('day', now() at time zone $1) at time zone $1
      having count(*) > 0`,
    [timeZone],
  );
  return rows[0]?.minutes ?? null;
}
