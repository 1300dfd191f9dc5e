import type { RideStatus } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, desc, eq, gte, isNull, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Reader, Snapshot } from '../core/in-snapshot.ts';
import { nameInEnglish } from '../places/name-in-english.ts';
import { containing } from './containing.ts';
import { findUserIds } from './find-user-ids.ts';
import { endsWith, readIdEnd } from './id-end.ts';
import { ENOUGH, findNewest, LOOKS, type Found } from './search-steps.ts';

const { rideSearch, rides } = schema;

/** So many buckets of about six days are read newest first before all are asked at once. */
const BUCKETS = 8;

/** Both places of a ride, as ride_search has them. */
export const PLACES = sql`lower(${rides.pickupAddress} || E'\\n' || ${rides.destinationAddress})`;

/** Which rides may be found. */
export interface RideFilter {
  status?: RideStatus | undefined;
  /** Ids from this one on, which begin with the time of the request. */
  fromId?: string | undefined;
  /** Ids below this one. */
  untilId?: string | undefined;
}

/** Which rides a filter means. */
export const rideConditions = ({ status, fromId, untilId }: RideFilter): (SQL | undefined)[] => [
  isNull(rides.deletedAt),
  status && eq(rides.status, status),
  fromId ? gte(rides.id, fromId) : undefined,
  untilId ? lt(rides.id, untilId) : undefined,
];

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
  const isListed = and(...rideConditions(filter));
  const matches = (column: SQLWrapper) => sql`${column} like lower(${containing(text)})`;
  const matched = (within: SQL) =>
    sql`(select ${rideSearch.rideId} from ${rideSearch}
      where ${within} and ${matches(rideSearch.text)} order by ${rideSearch.rideId} desc) s
    where (select true from ${rides} where ${rides.id} = s.ride_id and ${isListed})`;
  const source = {
    newest: sql`select ${rides.id}, ${PLACES} as text from ${rides} where ${isListed} order by ${rides.id} desc`,
    matches: matches(sql`text`),
    indexed: (inLetters: (column: SQLWrapper) => SQL | undefined) => [
      sql`select found.id from (select ride_bucket(id) as newest from ${rides} order by id desc limit 1) last
        cross join generate_series(last.newest, last.newest - ${BUCKETS - 1}::int, -1) b(bucket)
        cross join lateral (select s.ride_id as id
          from ${matched(sql`${rideSearch.bucket} = b.bucket and ${inLetters(rideSearch.text)}`)} limit ${ENOUGH}) found`,
      sql`select s.ride_id as id from ${matched(sql`${inLetters(rideSearch.text)}`)}`,
    ],
  };
  const found = await findNewest(
    db,
    text,
    source,
    filter.status ? { glance: looks.glance / 2, long: looks.long } : looks,
  );
  const byId = await findByIdEnd(db, text, isListed);
  if (byId.length === 0) return found;
  return { ...found, ids: joinFound(found.ids, byId) };
}

/** Rides of those whose name, e-mail address or phone number holds the text, newest first. */
export async function findRidesOfPeople(db: Snapshot, text: string, filter: RideFilter): Promise<string[]> {
  const people = await findUserIds(db, text);
  if (people.ids.length === 0) return [];
  const of = (column: SQLWrapper) =>
    sql`select ${rides.id} from ${rides} where ${column} = person.id and ${and(...rideConditions(filter))}`;
  const { rows } = await db.orm.execute<{ id: string }>(
    sql`select own.id from unnest(${sql.param(people.ids)}::uuid[]) person(id)
      cross join lateral (${of(rides.riderId)} union all ${of(rides.driverId)}) own
      order by own.id desc limit ${ENOUGH}`,
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

async function findByIdEnd(db: Reader, text: string, isListed: SQL | undefined): Promise<string[]> {
  const end = readIdEnd(text);
  if (!end) return [];
  const rows = await db.orm
    .select({ id: rides.id })
    .from(rideSearch)
    .innerJoin(rides, eq(rides.id, rideSearch.rideId))
    .where(and(endsWith(end), isListed))
    .orderBy(desc(rides.id))
    .limit(ENOUGH);
  return rows.map((row) => row.id);
}
