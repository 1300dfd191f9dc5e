import type { ReviewState, RideStatus } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, desc, eq, gte, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Reader, Snapshot } from '../core/in-snapshot.ts';
import { nameInEnglish } from '../places/name-in-english.ts';
import { containing } from './containing.ts';
import { endsWith, readIdEnd } from './id-end.ts';
import { ENOUGH, findNewest, LOOKS, type Found } from './search-steps.ts';

const { rideReviews, rideSearch, rides } = schema;

/** How many buckets of about six days are read newest first before all are read at once. */
const BUCKETS = 8;

/** The places of a ride, as stored in ride_search. */
export const PLACES = sql`lower(${rides.pickupAddress} || E'\\n' || ${rides.destinationAddress} || stop_lines(${rides.stops}))`;

/** The rides to find. */
export interface RideFilter {
  status?: RideStatus | undefined;
  /** Ids from this one on; ids begin with the time of the request. */
  fromId?: string | undefined;
  /** Ids below this one. */
  untilId?: string | undefined;
  /** The review state, for rides whose end was odd. */
  review?: ReviewState | undefined;
}

/** The rides a filter means. */
export const rideConditions = ({ status, fromId, untilId, review }: RideFilter): (SQL | undefined)[] => [
  isNull(rides.deletedAt),
  status && eq(rides.status, status),
  fromId ? gte(rides.id, fromId) : undefined,
  untilId ? lt(rides.id, untilId) : undefined,
  review &&
    sql`${rides.id} in (select ${rideReviews.rideId} from ${rideReviews}
      where (${rideReviews.reviewedAt} is null) = ${review === 'open'})`,
];

/**
 * Rides by a part of either address, by the last six or more characters of the id as people read it ('#a1b2c3'), or by
 * the whole id.
 * @param texts each is searched in addresses; the first one in ids
 */
export async function findRideIds(
  db: Snapshot,
  texts: readonly [string, ...string[]],
  filter: RideFilter = {},
  looks = LOOKS,
): Promise<Found> {
  const isListed = and(...rideConditions(filter));
  const patterns = sql`array[${sql.join(
    texts.map((text) => sql`lower(${containing(text)})`),
    sql`, `,
  )}]`;
  // Letters match a little too much; the addresses themselves decide.
  const isMatch = (id: SQL) =>
    sql`(select true from ${rides} where ${rides.id} = ${id} and ${isListed} and ${PLACES} like any (${patterns}))`;
  const found = await findNewest(
    db,
    texts,
    {
      newest: (look, letters) => newestRides(filter, look, { isMatch, patterns, letters }),
      sample: sql`select letters from ${rideSearch} order by ride_id desc`,
      indexed: (inLetters) => indexedRides(filter, inLetters(rideSearch.letters), isMatch),
    },
    isSparse(filter) ? { ...looks, glance: looks.glance / 2, further: 0 } : looks,
  );
  const byId = await findByIdEnd(db, texts[0], isListed);
  return byId.length === 0 ? found : { ...found, ids: joinFound(found.ids, byId) };
}

interface Matching {
  isMatch: (id: SQL) => SQL;
  patterns: SQL;
  letters: readonly string[];
}

/** Few rides have another status; these have their own index. */
const isSparse = ({ status }: RideFilter): boolean => status !== undefined && status !== 'completed';

function newestRides(filter: RideFilter, look: number, { isMatch, patterns, letters }: Matching): SQL {
  if (isSparse(filter))
    return sql`select ${rides.id}, ${PLACES} like any (${patterns}) as is_match from ${rides}
      where ${rides.id} = any (array(${sparseIds(filter)} order by ${rides.id} desc limit ${look})) order by ${rides.id} desc`;
  const inLetters = or(...letters.map((each) => like(rideSearch.letters, containing(each))));
  return sql`select ride_id as id, (${inLetters}) and ${isMatch(sql`ride_id`)} as is_match from (
    select ride_id, letters from ${rideSearch} where ${inDays(filter)} order by ride_id desc limit ${look}) ride_search`;
}

/** First the newest days one after another, then all at once. */
function indexedRides(filter: RideFilter, inLetters: SQL | undefined, isMatch: (id: SQL) => SQL): SQL[] {
  const matched = (within: SQL) =>
    sql`(select ride_id from ${rideSearch} where ${within} and ${inLetters} and ${inDays(filter)} order by ride_id desc) s
      where ${isMatch(sql`s.ride_id`)}`;
  const inBucket = sql`bucket = b.bucket`;
  // One list of all ids of the days, compared at once: looking each one up takes as long as the search itself.
  const hasStatus = sql`ride_id = any (array(${sparseIds(filter)}
    and ${rides.id} >= ${firstIdOfBucket(sql`b.bucket`)} and ${rides.id} < ${firstIdOfBucket(sql`b.bucket + 1`)}))`;
  return [
    sql`select found.id from (
        select ride_bucket(${filter.untilId ?? sql`(select id from rides order by id desc limit 1)`}::uuid) as newest) last
      cross join generate_series(last.newest, last.newest - ${BUCKETS - 1}::int, -1) b(bucket)
      cross join lateral (select s.ride_id as id
        from ${matched(isSparse(filter) ? sql`${inBucket} and ${hasStatus}` : inBucket)} limit ${ENOUGH}) found`,
    sql`select s.ride_id as id from ${matched(sql`true`)}`,
  ];
}

const firstIdOfBucket = (bucket: SQL): SQL =>
  sql`(lpad(to_hex((${bucket})::bigint << 13), 8, '0') || '-0000-0000-0000-000000000000')::uuid`;

const sparseIds = (filter: RideFilter): SQL =>
  sql`select ${rides.id} from ${rides} where ${and(...rideConditions(filter))}`;

const inDays = ({ fromId, untilId }: RideFilter): SQL =>
  and(
    sql`true`,
    fromId ? gte(rideSearch.rideId, fromId) : undefined,
    untilId ? lt(rideSearch.rideId, untilId) : undefined,
  ) as SQL;

/** Both without duplicates, newest first, and no more than are counted. */
export const joinFound = (a: string[], b: string[]): string[] =>
  [...new Set([...a, ...b])].sort((one, other) => (one < other ? 1 : -1)).slice(0, ENOUGH);

/** By the typed text and, if that is a place's name in Bangla, by its English name, which addresses have. */
export function findNamedRideIds(db: Snapshot, typed: string, filter: RideFilter = {}): Promise<Found> {
  const english = nameInEnglish(typed);
  return findRideIds(db, english === typed ? [typed] : [typed, english], filter);
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
