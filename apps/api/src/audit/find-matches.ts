import { z } from 'zod';
import type { Snapshot } from '../core/in-snapshot.ts';
import { findUserIds } from '../search/find-user-ids.ts';
import { endsWith, readIdEnd } from '../search/id-end.ts';

/** So many people and so many rides of a search are looked at. */
const MAX_MATCHES = 20;

interface Matches {
  userIds: string[];
  rideIds: string[];
  isCapped: boolean;
}

/** Deleted rides too: what happened to them stays. */
const FIND_RIDES = `
select s.ride_id as id from ride_search s where ${endsWith('$1')} order by s.ride_id desc limit $2`;

/**
 * Whom and which rides a search means: people by a part of their name or email, rides by the last six or more of their id,
 * and both by their whole ids; a removed account and its trail have nothing else.
 */
export async function findMatches(db: Snapshot, search: string): Promise<Matches> {
  const end = readIdEnd(search);
  if (end && z.uuid().safeParse(end).success) return { userIds: [end], rideIds: [end], isCapped: false };
  const rides = end ? await db.pool.query<{ id: string }>(FIND_RIDES, [end, MAX_MATCHES + 1]) : { rows: [] };
  const people = await findUserIds(db, search);
  const rideIds = rides.rows.map(({ id }) => id);
  return {
    userIds: people.ids.slice(0, MAX_MATCHES),
    rideIds: rideIds.slice(0, MAX_MATCHES),
    isCapped:
      people.searchedNewest !== undefined || Math.max(people.ids.length, rideIds.length) > MAX_MATCHES,
  };
}
