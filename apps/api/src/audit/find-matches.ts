import { schema } from '@ridewire/db';
import { desc } from 'drizzle-orm';
import { z } from 'zod';
import type { Snapshot } from '../core/in-snapshot.ts';
import { findUserIds } from '../search/find-user-ids.ts';
import { endsWith, readIdEnd } from '../search/id-end.ts';

const { rideSearch } = schema;

/** The most people, and the most rides, that a search looks at. */
const MAX_MATCHES = 20;

interface Matches {
  userIds: string[];
  rideIds: string[];
  isCapped: boolean;
}

/**
 * The people and rides a search means: people by a part of their name or email, rides by the last six or more
 * characters of their id, and both by their whole id. A removed account and its trail have only the id.
 */
export async function findMatches(db: Snapshot, search: string): Promise<Matches> {
  const end = readIdEnd(search);
  if (end && z.uuid().safeParse(end).success) return { userIds: [end], rideIds: [end], isCapped: false };
  const rideIds = end ? await findRides(db, end) : [];
  const people = await findUserIds(db, search);
  return {
    userIds: people.ids.slice(0, MAX_MATCHES),
    rideIds: rideIds.slice(0, MAX_MATCHES),
    isCapped:
      people.searchedNewest !== undefined || Math.max(people.ids.length, rideIds.length) > MAX_MATCHES,
  };
}

/** Deleted rides too: their events stay. */
async function findRides(db: Snapshot, end: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: rideSearch.rideId })
    .from(rideSearch)
    .where(endsWith(end))
    .orderBy(desc(rideSearch.rideId))
    .limit(MAX_MATCHES + 1);
  return rows.map(({ id }) => id);
}
