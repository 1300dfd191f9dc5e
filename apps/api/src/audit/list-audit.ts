import type { AuditPage, ListAuditInput } from '@ridewire/contracts';
import { inSnapshot, type Reader, type Snapshot } from '../core/in-snapshot.ts';
import { readPlace, writePlace } from './audit-place.ts';
import { findMatches } from './find-matches.ts';
import { viewEntry, type AuditRow } from './view-entry.ts';
import { writeBranches } from './write-branches.ts';

const PERSON = (id: string, name: string, role: string) =>
  `case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}, 'role', ${role}) end`;

/** @param places SQL of trail, at and id */
const tell = (places: string) => `
with places as materialized (${places})
select p.trail, p.id::float8 as id, p.at, coalesce(a.type, e.type) as type,
  ${PERSON('coalesce(a.actor_id, e.actor_id)', 'actor.name', 'coalesce(a.actor_role, e.actor_role)')} as actor,
  coalesce(a.ip_address, e.ip_address) as "ipAddress",
  ${PERSON('coalesce(a.user_id, r.rider_id)', 'subject.name', 'subject.role')} as subject,
  case when r.id is not null then json_build_object('id', r.id, 'isDeleted', r.deleted_at is not null) end as ride,
  e.from_status as "fromStatus", e.to_status as "toStatus", coalesce(a.data, e.data) as data,
  (select json_object_agg(told.id, u.name)
    from (values (e.data #>> '{driver,from}'), (e.data #>> '{driver,to}'), (e.data ->> 'offeredTo'),
        (a.data #>> '{assignee,from}'), (a.data #>> '{assignee,to}')) told (id)
      left join users u on u.id = told.id::uuid
    where told.id is not null) as people
from places p
  left join account_events a on p.trail = 0 and a.id = p.id
  left join ride_events e on p.trail = 1 and e.id = p.id
  left join rides r on r.id = coalesce(e.ride_id, (a.data ->> 'rideId')::uuid)
  left join users actor on actor.id = coalesce(a.actor_id, e.actor_id)
  left join users subject on subject.id = coalesce(a.user_id, r.rider_id)
order by p.at desc, p.trail desc, p.id desc`;

const NOTHING: AuditPage = { items: [], older: null, newer: null, isCapped: false };

/**
 * Entries of the trail, newest first, from a place on. The length of the trail makes no difference: nothing is counted,
 * and every part is read from an index. Not prepared: a plan for any filter would fit none.
 */
export const listAudit = (db: Reader, timeZone: string, input: ListAuditInput): Promise<AuditPage> =>
  inSnapshot(db, (snapshot) => readTrail(snapshot, timeZone, input));

async function readTrail(db: Snapshot, timeZone: string, input: ListAuditInput): Promise<AuditPage> {
  const { type, byAdmins = false, userId, rideId, from, to, search, before, after, limit } = input;
  const matches = search ? await findMatches(db, search) : null;
  if (matches && matches.userIds.length + matches.rideIds.length === 0) return NOTHING;
  const about =
    userId || rideId ? { userIds: userId ? [userId] : [], rideIds: rideId ? [rideId] : [] } : matches;
  const cursor = before ?? after;
  const { text, values } = writeBranches({
    type,
    byAdmins,
    about,
    from,
    to,
    timeZone,
    place: cursor ? readPlace(cursor) : null,
    direction: after ? 'newer' : 'older',
    // One more tells whether there are further ones.
    limit: limit + 1,
  });
  const { rows } = await db.pool.query<AuditRow>(tell(text), values);
  const hasMore = rows.length > limit;
  const shown = after ? rows.slice(hasMore ? 1 : 0) : rows.slice(0, limit);
  const [first] = shown;
  const last = shown.at(-1);
  const placeOf = (row: AuditRow | undefined) =>
    row ? writePlace({ atMs: row.at.getTime(), trail: row.trail === 1 ? 'r' : 'a', id: row.id }) : null;
  return {
    items: shown.map(viewEntry),
    older: (after ? Boolean(last) : hasMore) ? placeOf(last) : null,
    newer: (after ? hasMore : Boolean(before)) ? placeOf(first) : null,
    isCapped: matches?.isCapped ?? false,
  };
}
