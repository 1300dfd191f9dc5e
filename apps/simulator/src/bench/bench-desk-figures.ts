import { isDeepStrictEqual } from 'node:util';
import { countRides, countUsers, reportDemand, reportRides } from '@ridewire/api/testing/desk';
import type { Db } from '@ridewire/db';
import { millis, openMeter, timeRepeats, type Times } from './time-repeats.ts';

const ZONE = '(select time_zone from city)';
const GOAL = 'at least 100 times faster, and equal';

/** Each kept figure compared with the query it replaces. */
export async function benchDeskFigures(db: Db) {
  const meter = await openMeter(db);
  const number = async (text: string) => Number((await db.pool.query<{ n: string }>(text)).rows[0]?.n);
  const { rows } = await db.pool.query<{ from: string; to: string }>(
    `select to_char(today - 364, 'YYYY-MM-DD') as from, to_char(today, 'YYYY-MM-DD') as to
      from (select (now() at time zone ${ZONE})::date as today) t`,
  );
  const [range] = rows as [{ from: string; to: string }];
  const pairs: [title: string, raw: () => Promise<unknown>, kept: () => Promise<unknown>][] = [
    [
      'count of rides',
      () => number('select count(*) as n from rides where deleted_at is null'),
      () => countRides(db),
    ],
    [
      'count of completed rides',
      () => number(`select count(*) as n from rides where deleted_at is null and status = 'completed'`),
      () => countRides(db, 'completed'),
    ],
    ['count of users', () => number('select count(*) as n from users'), () => countUsers(db, {})],
    [
      'report of 365 days',
      () => reportRaw(db, range),
      async () => (await reportRides(db, { period: 'day', ...range })).stats,
    ],
    ['demand of 365 days', () => demandRaw(db, range), async () => (await reportDemand(db, range)).cells],
  ];
  const results = [];
  for (const [title, readRaw, readKept] of pairs) {
    const isEqual = isDeepStrictEqual(await readRaw(), await readKept());
    const [raw] = (await timeRepeats(3, meter, [readRaw])) as [Times];
    const [kept] = (await timeRepeats(30, meter, [readKept])) as [Times];
    const ratio = raw.p50 / kept.p50;
    results.push({
      title: `${title}, kept against raw${isEqual ? '' : ': NOT EQUAL'}`,
      floor: millis(raw.p50),
      product: `${millis(kept.p50)} (p95 ${millis(kept.p95)})`,
      ratio,
      goal: GOAL,
      reached: isEqual && ratio >= 100,
    });
  }
  return results;
}

/** The report computed from the rides themselves. */
async function reportRaw(db: Db, { from, to }: { from: string; to: string }) {
  const clock = `(case status when 'completed' then completed_at when 'canceled' then canceled_at end at time zone ${ZONE})::date`;
  const { rows } = await db.pool.query(
    `select to_char(day, 'YYYY-MM-DD') as date, sum(completed)::int as "rideCount", sum(fare)::float8 as "revenueCents",
        sum(refunded)::float8 as "refundedCents", sum(commission)::float8 as "commissionCents", sum(payout)::float8 as "payoutCents",
        sum(requested)::int as "requestedCount", sum(canceled)::int as "canceledCount"
      from (
        select (requested_at at time zone ${ZONE})::date as day, count(*) as requested, 0 as completed, 0 as canceled,
          0::bigint as fare, 0::bigint as refunded, 0::bigint as commission, 0::bigint as payout
        from rides where deleted_at is null group by 1
        union all
        select ${clock}, 0, count(*) filter (where status = 'completed'), count(*) filter (where status = 'canceled'),
          coalesce(sum(fare_cents) filter (where status = 'completed'), 0),
          coalesce(sum(refunded_cents) filter (where status = 'completed'), 0),
          coalesce(sum(commission_cents) filter (where status = 'completed'), 0),
          coalesce(sum(payout_cents) filter (where status = 'completed'), 0)
        from rides where deleted_at is null and status in ('completed', 'canceled') group by 1
      ) days where day between $1 and $2 group by day order by day`,
    [from, to],
  );
  return rows;
}

async function demandRaw(db: Db, { from, to }: { from: string; to: string }) {
  const { rows } = await db.pool.query(
    `select pickup_cell as cell, count(*)::int as "requestedCount" from rides
      where deleted_at is null and (requested_at at time zone ${ZONE})::date between $1 and $2
      group by 1 order by 2 desc, 1`,
    [from, to],
  );
  return rows;
}
