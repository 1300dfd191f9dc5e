import type { RideStatus } from '@ridewire/contracts';
import type { Reader, Snapshot } from '../core/in-snapshot.ts';
import { nameInEnglish } from '../places/name-in-english.ts';
import { containing } from './containing.ts';
import { findUserIds } from './find-user-ids.ts';
import { endsWith, readIdEnd } from './id-end.ts';
import { ENOUGH, findNewest, LOOKS, type Found } from './search-steps.ts';

/** So many buckets of about six days are read newest first before all are asked at once. */
const BUCKETS = 8;

const TEXT = `lower(r.pickup_address || E'\\n' || r.destination_address)`;

/** Which rides may be found. */
export interface RideFilter {
  status?: RideStatus | undefined;
  /** Ids from this one on, which begin with the time of the request. */
  fromId?: string | undefined;
  /** Ids below this one. */
  untilId?: string | undefined;
}

/** A filter as conditions on the rides row `r`; the values stand behind those given. */
export function rideConditions({ status, fromId, untilId }: RideFilter, values: unknown[] = []) {
  const where = ['r.deleted_at is null'];
  if (status) where.push(`r.status = $${values.push(status)}`);
  if (fromId) where.push(`r.id >= $${values.push(fromId)}::uuid`);
  if (untilId) where.push(`r.id < $${values.push(untilId)}::uuid`);
  return { where, values };
}

/**
 * Rides by a part of either address, by the last six or more of the id as it is written for people ('#a1b2c3'), or by the
 * whole id.
 */
export async function findRideIds(
  db: Snapshot,
  text: string,
  filter: RideFilter = {},
  looks = LOOKS,
): Promise<Found> {
  const { where, values } = rideConditions(filter, [containing(text)]);
  const isListed = where.join(' and ');
  const matched = (within: string) =>
    `(select s.ride_id from ride_search s
      where ${within} and s.text like lower($1) order by s.ride_id desc) s
    where (select true from rides r where r.id = s.ride_id and ${isListed})`;
  const source = {
    values,
    newest: `select r.id, ${TEXT} as text from rides r where ${isListed} order by r.id desc`,
    matches: 'text like lower($1)',
    indexed: (inLetters: (column: string) => string) => [
      `select found.id from (select ride_bucket(id) as newest from rides order by id desc limit 1) r
        cross join generate_series(r.newest, r.newest - ${BUCKETS - 1}, -1) b(bucket)
        cross join lateral (select s.ride_id as id from ${matched(`s.bucket = b.bucket and ${inLetters('s.text')}`)} limit ${ENOUGH}) found`,
      `select s.ride_id as id from ${matched(inLetters('s.text'))}`,
    ],
  };
  const found = await findNewest(
    db,
    text,
    source,
    filter.status ? { glance: looks.glance / 2, long: looks.long } : looks,
  );
  const byId = await findByIdEnd(db, text, isListed, values);
  if (byId.length === 0) return found;
  return { ...found, ids: joinFound(found.ids, byId) };
}

/** Rides of those whose name, e-mail address or phone number holds the text, newest first. */
export async function findRidesOfPeople(db: Snapshot, text: string, filter: RideFilter): Promise<string[]> {
  const people = await findUserIds(db, text);
  if (people.ids.length === 0) return [];
  const { where, values } = rideConditions(filter, [people.ids]);
  const of = (column: string) =>
    `select r.id from rides r where r.${column} = p.id and ${where.join(' and ')}`;
  const { rows } = await db.pool.query<{ id: string }>(
    `select r.id from unnest($1::uuid[]) p(id)
      cross join lateral (${of('rider_id')} union all ${of('driver_id')}) r
      order by r.id desc limit ${ENOUGH}`,
    values,
  );
  return rows.map((row) => row.id);
}

/** Both without doubles, newest first, and no more than are counted. */
export const joinFound = (a: string[], b: string[]): string[] =>
  [...new Set([...a, ...b])].sort((one, other) => (one < other ? 1 : -1)).slice(0, ENOUGH);

/** The same by what was typed and, where that is a place's name in Bangla, by its English one, which addresses have. */
export async function findNamedRideIds(db: Snapshot, typed: string, filter: RideFilter = {}): Promise<Found> {
  const found = await findRideIds(db, typed, filter);
  const english = nameInEnglish(typed);
  if (english === typed) return found;
  const named = await findRideIds(db, english, filter);
  return { ...found, ...named, ids: joinFound(named.ids, found.ids) };
}

async function findByIdEnd(db: Reader, text: string, isListed: string, values: unknown[]): Promise<string[]> {
  const end = readIdEnd(text);
  if (!end) return [];
  const { rows } = await db.pool.query<{ id: string }>(
    `select r.id from ride_search s join rides r on r.id = s.ride_id
      where ${endsWith(`$${values.length + 1}`)} and ${isListed} and $1::text is not null
      order by r.id desc limit ${ENOUGH}`,
    [...values, end],
  );
  return rows.map((row) => row.id);
}
