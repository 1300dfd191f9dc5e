import type { RideStatus } from '@ridewire/contracts';
import type { Reader, Snapshot } from '../core/in-snapshot.ts';
import { nameInEnglish } from '../places/name-in-english.ts';
import { containing } from './containing.ts';
import { endsWith, readIdEnd } from './id-end.ts';
import { ENOUGH, findNewest, LOOKS, type Found } from './search-steps.ts';

/** So many buckets of about six days are read newest first before all are asked at once. */
const BUCKETS = 8;

const TEXT = `lower(r.pickup_address || E'\\n' || r.destination_address)`;

/**
 * Rides by a part of either address, by the last six or more of the id as it is written for people ('#a1b2c3'), or by the
 * whole id.
 */
export async function findRideIds(
  db: Snapshot,
  text: string,
  status: RideStatus | undefined,
  looks = LOOKS,
): Promise<Found> {
  const values: unknown[] = [containing(text)];
  const isListed = `r.deleted_at is null${status ? ` and r.status = $${values.push(status)}` : ''}`;
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
    status ? { glance: looks.glance / 2, long: looks.long } : looks,
  );
  const byId = await findByIdEnd(db, text, isListed, values);
  if (byId.length === 0) return found;
  const ids = [...new Set([...found.ids, ...byId])].sort((a, b) => (a < b ? 1 : -1)).slice(0, ENOUGH);
  return { ...found, ids };
}

/** The same by what was typed and, where that is a place's name in Bangla, by its English one, which addresses have. */
export async function findNamedRideIds(
  db: Snapshot,
  typed: string,
  status: RideStatus | undefined,
): Promise<Found> {
  const found = await findRideIds(db, typed, status);
  const english = nameInEnglish(typed);
  if (english === typed) return found;
  const named = await findRideIds(db, english, status);
  return {
    ...found,
    ...named,
    ids: [...new Set([...named.ids, ...found.ids])].sort((a, b) => (a < b ? 1 : -1)).slice(0, ENOUGH),
  };
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
