import { sqlList } from '@ridewire/db/sql-list';
import { ACTIVE_STATUSES } from '@ridewire/contracts';
import { edgeOf, TRAILS, type AuditPlace, type Trail } from './audit-place.ts';

/** The entries that are asked for. People and rides are ids; null means any. */
export interface AuditScope {
  type: string | undefined;
  byAdmins: boolean;
  about: { userIds: string[]; rideIds: string[] } | null;
  /** Days of the city, both included. */
  from: string | undefined;
  to: string | undefined;
  timeZone: string;
  place: AuditPlace | null;
  /** The direction from the place; from the newest on without a place. */
  direction: 'older' | 'newer';
  limit: number;
}

/** The most rides of one person that are looked at from the place on, and the most of several people together. */
const MAX_RIDES = 500;
/** A change an admin makes later than this after a ride's request may be missed when paging to newer entries. */
const RIDE_LIFE = `interval '7 days'`;

/**
 * SQL of the places (trail, at, id) of at most `limit` entries from each index that can have some, in order; with their
 * values. Every branch reads an index from the place on and stops at the limit, however long the trail is.
 */
export function writeBranches(scope: AuditScope): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  const { about, place, direction } = scope;
  const isOlder = direction === 'older';
  const order = isOlder ? 'desc' : 'asc';
  const limit = value(scope.limit, 'int');
  const moment = place && value(new Date(place.atMs).toISOString(), 'timestamptz');
  const conditions: string[] = [];
  const startOf = (day: string, days: number) =>
    `city_day_start(${value(day, 'date')} + ${days}, ${value(scope.timeZone, 'text')})`;
  if (scope.from) conditions.push(`e.at >= ${startOf(scope.from, 0)}`);
  if (scope.to) conditions.push(`e.at < ${startOf(scope.to, 1)}`);
  if (scope.type) conditions.push(`e.type = ${value(scope.type, 'text')}`);
  if (scope.byAdmins) conditions.push(`e.actor_role = 'admin'`);

  /** @param of the condition on the event `e` */
  const branch = (trail: Trail, of: string, from = '') => {
    const edge =
      place && `(e.at, e.id) ${isOlder ? '<' : '>'} (${moment}, ${value(edgeOf(place, trail), 'bigint')})`;
    const where = [of, edge, ...conditions].filter(Boolean).join(' and ') || 'true';
    const table = trail === 'a' ? 'account_events' : 'ride_events';
    return `(select ${TRAILS[trail]} as trail, e.at, e.id from ${from} ${table} e where ${where}
      order by e.at ${order}, e.id ${order} limit ${limit})`;
  };
  const each = (ids: string, inner: string) =>
    `(select found.* from unnest(${ids}) as one(id) cross join lateral ${inner} found)`;

  const branches: string[] = [];
  const hasAccounts = !scope.type?.startsWith('ride.');
  const hasRides = !scope.type || scope.type.startsWith('ride.');
  if (!about) {
    if (hasAccounts) branches.push(branch('a', ''));
    if (hasRides) branches.push(branch('r', ''));
  }
  if (about && about.rideIds.length > 0) {
    const ids = value(about.rideIds, 'uuid[]');
    if (hasAccounts) branches.push(each(ids, branch('a', `e.data ->> 'rideId' = one.id::text`)));
    if (hasRides) branches.push(each(ids, branch('r', 'e.ride_id = one.id')));
  }
  if (about && about.userIds.length > 0) {
    const ids = value(about.userIds, 'uuid[]');
    if (hasAccounts) {
      branches.push(each(ids, branch('a', 'e.user_id = one.id')));
      branches.push(each(ids, branch('a', 'e.actor_id = one.id and e.actor_id <> e.user_id')));
    }
    if (hasRides) {
      const rides = value(Math.ceil(MAX_RIDES / about.userIds.length), 'int');
      branches.push(each(ids, branch('r', 'e.actor_id = one.id')));
      for (const part of ['rider_id', 'driver_id']) {
        const near = moment
          ? `and requested_at ${isOlder ? `<= ${moment}` : `>= ${moment} - ${RIDE_LIFE}`}`
          : '';
        const active = part === 'rider_id' ? sqlList(ACTIVE_STATUSES) : '';
        const finished = `select id from rides where ${part} = one.id ${
          active ? `and status in ('completed', 'canceled')` : ''
        } ${near} order by requested_at ${order} limit ${rides}`;
        const own = active
          ? `((${finished}) union all select id from rides where rider_id = one.id and status in ${active})`
          : `(${finished})`;
        branches.push(
          each(
            ids,
            branch('r', 'e.ride_id = own.id and e.actor_id is distinct from one.id', `${own} own cross join`),
          ),
        );
      }
    }
  }
  // A ride of two people who were both found is listed once.
  return {
    text: `select trail, at, id from (${branches.join('\nunion ')}) places
      order by at ${order}, trail ${order}, id ${order} limit ${limit}`,
    values,
  };
}
