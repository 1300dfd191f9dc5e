import type { Db } from '@ridewire/db';

/** Completed rides per reported problem. */
const RIDES_PER_PROBLEM = 50;
/** The newest problems are open, and support owes an answer to most of these. */
const OPEN = 500;
/** Rides in ten thousand that somebody took for work. */
const BUSINESS_OF_10_000 = 1_000;
/** Rides for work of the one rider who takes most. */
export const TRAVELER_RIDES = 600;

const COMPLETED = `select id, rider_id, completed_at, row_number() over (order by id) as n from rides
  where status = 'completed' and deleted_at is null`;

const PROBLEMS = `
insert into problems (id, ride_id, reporter_id, version, kind, reported_at, waiting_since, assignee_id, closed_at, closed_by)
select gen_random_uuid(), r.id, r.rider_id, 2, (array['fare', 'conduct', 'other', 'safety'])[1 + r.n / $1::int % 4],
  r.completed_at + interval '1 hour',
  case when left_over <= $2::int and left_over % 3 > 0 then r.completed_at + interval '2 hours' end,
  case when left_over % 4 = 0 then admin end,
  case when left_over > $2::int then r.completed_at + interval '1 day' end,
  case when left_over > $2::int then admin end
from (select c.*, (count(*) over () - n) / $1::int as left_over from (${COMPLETED}) c) r,
  (select id as admin from users where role = 'admin' order by id limit 1) a
where r.n % $1::int = 0`;

const MESSAGES = `
insert into problem_messages (id, problem_id, author_id, text, sent_at)
select gen_random_uuid(), p.id, case when n = 2 then admin else p.reporter_id end,
  case n when 2 then 'Thank you for telling us. We look into it.' else 'The driver took a longer way than I asked for.' end,
  p.reported_at + n * interval '1 minute'
from problems p, generate_series(1, 3) n, (select id as admin from users where role = 'admin' order by id limit 1) a`;

/** Spread over the year, so that each month has its share. */
const TRAVELS = `
update rides set rider_id = $1 where id in (
  select id from (select c.*, count(*) over () as total from (${COMPLETED}) c) r
  where n % greatest(1, total / ${TRAVELER_RIDES}) = 0 limit ${TRAVELER_RIDES})`;

const BUSINESS = `
insert into business_rides (ride_id, rider_id, cost_center, purpose, marked_at)
select id, rider_id, 'Cost center ' || n % 7, 'Client meeting', completed_at
from (${COMPLETED}) r where rider_id = $1 or n % 10000 < ${BUSINESS_OF_10_000}`;

const VIEWS = `
insert into saved_views (id, admin_id, page, name, search)
select gen_random_uuid(), id, 'rides', 'View ' || n, '?status=completed' from users, generate_series(1, 30) n where role = 'admin'`;

/** @returns the rider with most rides for work */
export async function findTraveler(db: Db): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from users where role = 'rider' order by id limit 1`,
  );
  const traveler = rows[0]?.id;
  if (!traveler) throw new Error('The year has no riders.');
  return traveler;
}

/** What people and the desk add to rides that are over: problems with their conversations, rides for work, saved views. */
export async function makeAfterwards(db: Db): Promise<void> {
  const traveler = await findTraveler(db);
  await db.pool.query(PROBLEMS, [RIDES_PER_PROBLEM, OPEN]);
  await db.pool.query(MESSAGES);
  await db.pool.query(TRAVELS, [traveler]);
  await db.pool.query(BUSINESS, [traveler]);
  await db.pool.query(VIEWS);
}
