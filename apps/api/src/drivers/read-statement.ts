import {
  DRIVING_STATUSES,
  type StatementInput,
  type StatementRide,
  type StatementView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { sqlList } from '@ridewire/db/sql-list';
import { and, asc, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { listBonuses } from '../quests/quest-queries.ts';
import { listReferralBonuses } from '../referrals/referral-queries.ts';

const { accountEvents, rides } = schema;

/** The rows DAYS returns. */
const StatementDayRow = z.strictObject({ day: z.iso.date(), onlineSeconds: z.int() });

/**
 * Each day, and how long the driver was online on it, by the trail: every change of a driver's availability is recorded
 * there together with its cause. A ride that goes on while they are offline or on a break counts too, since they earn
 * with it, but no time before the record begins.
 */
const DAYS = `
with days as (
  select day::date as day, city_day_start(day::date, $4) as begins, city_day_start(day::date + 1, $4) as ends
  from generate_series($2::date, $3::date, interval '1 day') as day
), asked as (
  select min(begins) as begins, max(ends) as ends from days
), record as (
  select min(at) as began from account_events where user_id = $1 and data ? 'available'
), moments as (
  select id, at, (data #>> '{available,to}')::boolean as online from account_events
  where user_id = $1 and data ? 'available' and at < (select ends from asked) and at >= coalesce((
    select at from account_events
    where user_id = $1 and data ? 'available' and at < (select begins from asked)
    order by at desc, id desc limit 1), '-infinity')
), spans as (
  select at as began, coalesce(lead(at) over (order by at, id), now()) as ended, online from moments
  union all
  select greatest(accepted_at, record.began), coalesce(completed_at, now()), true from rides, asked, record
  where driver_id = $1 and record.began is not null and (status = 'completed' or status in ${sqlList(DRIVING_STATUSES)})
    and accepted_at < asked.ends and coalesce(completed_at, now()) > asked.begins
), worked as (
  select unnest(range_agg(tstzrange(began, ended))) as span from spans where online and began < ended
)
select to_char(day, 'YYYY-MM-DD') as day,
  coalesce(round(extract(epoch from
    sum(least(upper(span), ends) - greatest(lower(span), begins)) filter (where span is not null))), 0)::int as "onlineSeconds"
from days left join worked on lower(span) < ends and upper(span) > begins
group by day order by day`;

/**
 * A driver's earnings on some days of the city, ride by ride, with bonuses, and how long the driver was online on each.
 * @param timeZone the city's
 */
export async function readStatement(
  db: Db,
  driverId: string,
  { from, to }: StatementInput,
  timeZone: string,
): Promise<StatementView> {
  const day = sql<string>`to_char(${rides.completedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const startOf = (date: string, days: number) =>
    sql`city_day_start(${date}::date + ${sql.raw(String(days))}, ${timeZone})`;
  const span: [SQL, SQL] = [startOf(from, 0), startOf(to, 1)];
  const [bonuses, referralBonuses, days, completed, first] = await Promise.all([
    listBonuses(db, driverId, span),
    listReferralBonuses(db, driverId, span),
    db.pool.query({
      name: 'statement_days',
      text: DAYS,
      values: [driverId, from, to, timeZone],
    }),
    db.orm
      .select({
        day,
        ride: {
          id: rides.id,
          completedAt: sql<string>`${rides.completedAt}`.mapWith((at: string) => new Date(at).toISOString()),
          pickupAddress: rides.pickupAddress,
          destinationAddress: rides.destinationAddress,
          fareCents: rides.fareCents,
          discountCents: rides.discountCents,
          refundedCents: rides.refundedCents,
          payoutCents: rides.payoutCents,
        },
      })
      .from(rides)
      .where(
        and(
          eq(rides.driverId, driverId),
          eq(rides.status, 'completed'),
          isNull(rides.deletedAt),
          gte(rides.completedAt, startOf(from, 0)),
          lt(rides.completedAt, startOf(to, 1)),
        ),
      )
      .orderBy(desc(rides.completedAt), desc(rides.id)),
    db.orm
      .select({ at: accountEvents.at })
      .from(accountEvents)
      .where(and(eq(accountEvents.userId, driverId), sql`${accountEvents.data} ? 'available'`))
      .orderBy(asc(accountEvents.at), asc(accountEvents.id))
      .limit(1),
  ]);
  const ridesOf = Map.groupBy(completed, (row) => row.day);
  return {
    from,
    to,
    onlineSince: first[0]?.at.toISOString() ?? null,
    bonuses,
    referralBonuses,
    days: z
      .array(StatementDayRow)
      .parse(days.rows)
      .map(({ day, onlineSeconds }) => ({
        day,
        onlineSeconds,
        rides: (ridesOf.get(day) ?? []).map(({ ride }): StatementRide => ride),
      })),
  };
}
