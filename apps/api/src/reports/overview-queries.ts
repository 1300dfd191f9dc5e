import type { Overview } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { GROWTH_DAYS, revenueGrowth } from './revenue-growth.ts';

const SHOWN_DAYS = 7;
const READ_DAYS = 2 * GROWTH_DAYS + SHOWN_DAYS - 1;

const TOTALS = `select (select count(*) from users)::int as users, (select count(*) from drivers)::int as drivers,
    count(*)::int as rides, coalesce(sum(fare_cents), 0)::float8 as "revenueCents"
  from rides where status = 'completed' and deleted_at is null`;

// A ride was last changed when it was completed, or later: by that there is an index.
const DAYS = `with bounds as (select (now() at time zone $1)::date as today,
      ((now() at time zone $1)::date - $2::int + 1)::timestamp at time zone $1 as since),
    joined as (select (created_at at time zone $1)::date as day, count(*) as users,
        count(*) filter (where role = 'driver') as drivers
      from users where created_at >= (select since from bounds) group by 1),
    paid as (select (completed_at at time zone $1)::date as day, count(*) as rides, sum(fare_cents) as cents
      from rides where status = 'completed' and deleted_at is null and completed_at >= (select since from bounds)
        and updated_at >= (select since from bounds) group by 1)
  select coalesce(users, 0)::int as users, coalesce(drivers, 0)::int as drivers, coalesce(rides, 0)::int as rides,
      coalesce(cents, 0)::float8 as "revenueCents"
    from bounds cross join generate_series(0, $2::int - 1) as back
      left join joined on joined.day = today - back left join paid on paid.day = today - back
    order by back desc`;

type Figures = Record<'users' | 'drivers' | 'rides' | 'revenueCents', number>;

/** The platform in figures, by days of the city's time zone: what the admins' overview shows. */
export async function readOverview(db: Db, timeZone: string): Promise<Overview> {
  const [totals, days] = await Promise.all([
    db.pool.query<Figures>({ name: 'overview_totals', text: TOTALS }),
    db.pool.query<Figures>({ name: 'overview_days', text: DAYS, values: [timeZone, READ_DAYS] }),
  ]);
  const shown = days.rows.slice(-SHOWN_DAYS);
  const figure = (name: keyof Figures) => ({
    total: (totals.rows[0] as Figures)[name],
    days: shown.map((day) => day[name]),
  });
  const growth = revenueGrowth(
    days.rows.map(({ revenueCents }) => revenueCents),
    SHOWN_DAYS,
  );
  return {
    users: figure('users'),
    drivers: figure('drivers'),
    rides: figure('rides'),
    revenueCents: figure('revenueCents'),
    growth: { share: growth.at(-1) ?? null, days: growth },
  };
}
