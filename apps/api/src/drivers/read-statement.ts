import type { StatementDay, StatementInput, StatementRide, StatementView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/**
 * Each day, and how long of it the driver was online, as the trail tells: whoever made a driver available or not, and why,
 * wrote it down there with the change itself.
 */
const DAYS = `
with days as (
  select day::date as day, city_day_start(day::date, $4) as begins, city_day_start(day::date + 1, $4) as ends
  from generate_series($2::date, $3::date, interval '1 day') as day
), moments as (
  select id, at, (data #>> '{available,to}')::boolean as online from account_events
  where user_id = $1 and data ? 'available' and at < (select max(ends) from days) and at >= coalesce((
    select at from account_events
    where user_id = $1 and data ? 'available' and at < (select min(begins) from days)
    order by at desc, id desc limit 1), '-infinity')
), spans as (
  select at as began, coalesce(lead(at) over (order by at, id), now()) as ended, online from moments
)
select to_char(day, 'YYYY-MM-DD') as day,
  coalesce(round(extract(epoch from
    sum(least(ended, ends) - greatest(began, begins)) filter (where online))), 0)::int as "onlineSeconds"
from days left join spans on online and began < ends and ended > begins
group by day order by day`;

const RIDES = `
select completed_at as "completedAt", to_char(completed_at at time zone $4, 'YYYY-MM-DD') as day,
  json_build_object('pickupAddress', pickup_address, 'destinationAddress', destination_address,
    'fareCents', fare_cents, 'refundedCents', refunded_cents, 'payoutCents', payout_cents, 'id', id) as ride
from rides
where driver_id = $1 and status = 'completed' and deleted_at is null
  and completed_at >= city_day_start($2::date, $4) and completed_at < city_day_start($3::date + 1, $4)
order by completed_at desc, id desc`;

/**
 * What a driver earned in some days of the city, ride by ride, and how long the driver was online on each.
 * @param timeZone the city's
 */
export async function readStatement(
  db: Db,
  driverId: string,
  { from, to }: StatementInput,
  timeZone: string,
): Promise<StatementView> {
  const values = [driverId, from, to, timeZone];
  const [days, rides] = await Promise.all([
    db.pool.query<Omit<StatementDay, 'rides'>>({ name: 'statement_days', text: DAYS, values }),
    db.pool.query<{ completedAt: Date; day: string; ride: Omit<StatementRide, 'completedAt'> }>({
      name: 'statement_rides',
      text: RIDES,
      values,
    }),
  ]);
  const ridesOf = Map.groupBy(rides.rows, ({ day }) => day);
  return {
    from,
    to,
    days: days.rows.map(({ day, onlineSeconds }) => ({
      day,
      onlineSeconds,
      rides: (ridesOf.get(day) ?? []).map(({ completedAt, ride }) => ({
        ...ride,
        completedAt: completedAt.toISOString(),
      })),
    })),
  };
}
