import type { Db } from '@ridewire/db';
import { z } from 'zod';
import { findUserIds } from '../search/find-user-ids.ts';

/** So many people and so many rides of a search are looked at. */
const MAX_MATCHES = 20;

interface Matches {
  userIds: string[];
  rideIds: string[];
  isCapped: boolean;
}

/** Deleted rides too: what happened to them stays. */
const FIND_RIDES = `
select ride_id as id from ride_search
where reverse(right(ride_id::text, 12)) like reverse(right($1, 12)) || '%' and ride_id::text like '%' || $1
order by ride_id desc limit $2`;

/** The end of an id as it is written for people, or more of it. */
const ID_END = /^[0-9a-f-]{6,36}$/;

/**
 * Whom and which rides a search means: people by a part of their name or email, rides by the last six or more of their id,
 * and both by their whole ids; a removed account and its trail have nothing else.
 */
export async function findMatches(db: Db, search: string): Promise<Matches> {
  const end = search.replace(/^#/, '').toLowerCase();
  if (z.uuid().safeParse(end).success) return { userIds: [end], rideIds: [end], isCapped: false };
  const [people, rides] = await Promise.all([
    findUserIds(db, search),
    ID_END.test(end) ? db.pool.query<{ id: string }>(FIND_RIDES, [end, MAX_MATCHES + 1]) : { rows: [] },
  ]);
  const rideIds = rides.rows.map(({ id }) => id);
  return {
    userIds: people.ids.slice(0, MAX_MATCHES),
    rideIds: rideIds.slice(0, MAX_MATCHES),
    isCapped:
      people.searchedNewest !== undefined || Math.max(people.ids.length, rideIds.length) > MAX_MATCHES,
  };
}
