import type { Overview } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { GROWTH_DAYS, revenueGrowth } from './revenue-growth.ts';

const SHOWN_DAYS = 7;
const READ_DAYS = 2 * GROWTH_DAYS + SHOWN_DAYS - 1;

const TOTALS = `select * from
    (select coalesce(sum(count), 0)::int as users, coalesce(sum(count) filter (where role = 'driver'), 0)::int as drivers
      from user_days_now) people,
    (select coalesce(sum(completed), 0)::int as rides, coalesce(sum(fare_cents - refunded_cents), 0)::float8 as "revenueCents"
      from ride_hours_now) paid`;

const DAYS = `with bounds as (select (now() at time zone time_zone)::date as today from city),
    joined as (select day, sum(count) as users, sum(count) filter (where role = 'driver') as drivers
      from user_days_now where day > (select today from bounds) - $1::int group by day),
    paid as (select day, sum(completed) as rides, sum(fare_cents - refunded_cents) as cents
      from ride_hours_now where day > (select today from bounds) - $1::int group by day)
  select coalesce(users, 0)::int as users, coalesce(drivers, 0)::int as drivers, coalesce(rides, 0)::int as rides,
      coalesce(cents, 0)::float8 as "revenueCents"
    from bounds cross join generate_series(0, $1::int - 1) as back
      left join joined on joined.day = today - back left join paid on paid.day = today - back
    order by back desc`;

type Figures = Record<'users' | 'drivers' | 'rides' | 'revenueCents', number>;

/** The platform in figures, by days of the city's time zone: what the admins' overview shows. */
export async function readOverview(db: Db): Promise<Overview> {
  const [totals, days] = await Promise.all([
    db.pool.query<Figures>({ name: 'overview_totals', text: TOTALS }),
    db.pool.query<Figures>({ name: 'overview_days', text: DAYS, values: [READ_DAYS] }),
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
