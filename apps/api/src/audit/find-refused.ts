import type { RefusedSummary } from '@ridewire/contracts';
import type { Reader } from '../core/in-snapshot.ts';

/** The number of accounts and of addresses that are named. */
const NAMED = 5;

/** Always one row. Counts are by hour, so the first hour is in whole or not at all. */
const FIND_REFUSED = `
with recent as materialized (
  select kind, user_id, tries, addresses from refused_tries where hour > now() - interval '24 hours'
), accounts as (
  select user_id, coalesce(sum(tries) filter (where kind = 'sign_in'), 0) as sign_ins,
    coalesce(sum(tries) filter (where kind = 'right'), 0) as rights
  from recent group by user_id order by sum(tries) desc, user_id limit ${NAMED}
), addresses as (
  select address, sum(n::int) as tries from recent cross join jsonb_each_text(addresses) each_address(address, n)
  group by address order by 2 desc, 1 limit ${NAMED}
)
select
  (select coalesce(sum(tries), 0) from recent where kind = 'sign_in')::float8 as "signIns",
  (select coalesce(sum(tries), 0) from recent where kind = 'right')::float8 as rights,
  (select coalesce(json_agg(json_build_object(
      'person', case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'role', u.role) end,
      'signIns', a.sign_ins, 'rights', a.rights) order by a.sign_ins + a.rights desc, a.user_id), '[]')
    from accounts a left join users u on u.id = a.user_id) as accounts,
  (select coalesce(json_agg(json_build_object('address', address, 'tries', tries) order by tries desc, address), '[]')
    from addresses) as addresses`;

/** Failed sign-ins and refused calls of the last 24 hours: how many, at which accounts, from which addresses. */
export async function findRefused(db: Reader): Promise<RefusedSummary> {
  const { rows } = await db.pool.query<RefusedSummary>(FIND_REFUSED);
  return rows[0] as RefusedSummary;
}
