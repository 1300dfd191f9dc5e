import type { Db } from '@ridewire/db';
import { MAX_ADDRESSES, type RefusedTries } from '../core/refused-tries.ts';

/**
 * Adds to the counts of this hour, in one statement for all accounts. The first try of an hour leaves an entry in the
 * trail. Sign-ins that named no account are counted without one. Rows are locked and written in one order, accounts
 * first as everywhere, so that two processes never wait for each other.
 */
const SAVE_REFUSED = `
with found as (
  select t.kind, u.id as user_id, t.tries, t.addresses, t."ipAddress", t.called
  from json_to_recordset($1::json)
      as t(kind text, "userId" uuid, email text, tries int, addresses jsonb, "ipAddress" text, called text)
    left join lateral (
      select id from users where id = t."userId"
      union all
      select id from users where lower(email) = lower(t.email)
    ) u on true
  where u.id is not null or t."userId" is null
), held as materialized (
  -- An erasure that commits meanwhile is seen, and one that comes later deletes what this adds.
  select id, role from users where id in (select user_id from found) and deleted_at is null
  order by id for share
), told as (
  select found.*, held.role from found left join held on held.id = found.user_id
  where found.user_id is null or held.id is not null
), by_address as (
  select kind, user_id, address, sum(n::int)::int as tries
  from told cross join jsonb_each_text(addresses) each_address(address, n)
  group by kind, user_id, address
), counted as (
  insert into refused_tries as r (kind, hour, user_id, tries, addresses)
  select kind, date_trunc('hour', now()), user_id, sum(tries),
    (select jsonb_object_agg(address, most.tries) from (
      select address, a.tries from by_address a
      where a.kind = told.kind and a.user_id is not distinct from told.user_id
      order by a.tries desc limit ${MAX_ADDRESSES}) most)
  from told group by kind, user_id order by kind, user_id
  on conflict (hour, kind, user_id) do update set tries = r.tries + excluded.tries,
    addresses = (select jsonb_object_agg(address, n) from (
      select address, sum(n::int) as n
      from (select * from jsonb_each_text(r.addresses) union all select * from jsonb_each_text(excluded.addresses))
        both_sides(address, n)
      group by address order by 2 desc, 1 limit ${MAX_ADDRESSES}) most)
  returning new.kind, new.user_id, old.tries is null as is_first
), entered as (
  select distinct on (c.kind, c.user_id) c.kind, c.user_id, t.role, t."ipAddress", t.called
  from counted c join told t on t.kind = c.kind and t.user_id is not distinct from c.user_id
  where c.is_first
)
insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
select user_id, case kind when 'sign_in' then 'session.refused' else 'user.refused' end,
  case kind when 'right' then user_id end, case kind when 'right' then role end, "ipAddress",
  case when called is not null then jsonb_build_object('called', called) end
from entered`;

/** Saves the counts since the last call. Counts that can't be saved are put back. */
export async function saveRefusedTries(deps: { db: Db; refusedTries: RefusedTries }): Promise<void> {
  const taken = deps.refusedTries.take();
  if (taken.length === 0) return;
  const rows = taken.map((count) => ({ ...count, addresses: Object.fromEntries(count.addresses) }));
  try {
    await deps.db.pool.query({
      name: 'save_refused_tries',
      text: SAVE_REFUSED,
      values: [JSON.stringify(rows)],
    });
  } catch (error) {
    deps.refusedTries.putBack(taken);
    throw error;
  }
}
