import { and, like, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Reader, Snapshot } from '../core/in-snapshot.ts';
import { findLetters, findRareParts } from './find-rare-parts.ts';

/** A search is counted so far; who finds more narrows it. */
export const SEARCH_CAP = 1_000;
/** One more than are counted tells that there are more. */
export const ENOUGH = SEARCH_CAP + 1;

/** How many of the newest are looked through one by one. */
export interface Looks {
  glance: number;
  further?: number;
  long: number;
}

export const LOOKS: Looks = {
  /** Whatever is searched: where every sixth matches, that is all it takes. */
  glance: 6_000,
  /** Where the glance promises enough among so many: that is faster than to fetch all matches and leave out most. */
  further: 40_000,
  /** Without three letters in a row there is no index to ask. So many take some 30 ms. */
  long: 30_000,
};

/** What a search found: at most ENOUGH ids, newest first. */
export interface Found {
  ids: string[];
  /** Set when only so many of the newest were looked through. */
  searchedNewest?: number;
}

export interface SearchSource {
  /** `select id, … from … order by …` of all that may be found, newest first, and the condition on its columns. */
  newest: SQL;
  matches: SQL;
  /**
   * `select id …` of what the index finds for such conditions on to_letters, newest first. The cheapest way first: each is
   * asked only if those before found too little.
   */
  indexed: (inLetters: (column: SQLWrapper) => SQL | undefined) => SQL[];
}

/**
 * The newest matches. Common words are found by reading from the newest on, rare ones by index: either way alone would take
 * seconds for the other among millions.
 */
export async function findNewest(
  db: Snapshot,
  text: string,
  source: SearchSource,
  looks = LOOKS,
): Promise<Found> {
  const { newest, indexed } = source;
  const letters = await findLetters(db, text);
  const look = letters ? looks.glance : looks.long;
  const glance = await lookThrough(db, source, look);
  if (glance.isAll || glance.ids.length === ENOUGH) return { ids: glance.ids };
  if (!letters) return { ids: glance.ids, searchedNewest: look };
  const { further = 0 } = looks;
  if (ENOUGH * look < further * glance.ids.length) {
    const { ids, isAll } = await lookThrough(db, source, further);
    if (isAll || ids.length === ENOUGH) return { ids };
  }
  const parts = await findRareParts(db, letters, newest);
  const inLetters = (column: SQLWrapper) =>
    and(...parts.map((part) => like(sql`to_letters(${column})`, part)));
  // What is hardly among the newest is rare: the last way finds it at once.
  const ways = indexed(inLetters).slice(glance.ids.length < 3 ? -1 : 0);
  return { ids: await askIndex(db, ways) };
}

async function lookThrough(db: Reader, { newest, matches }: SearchSource, look: number) {
  // The last one looked at comes along, to tell whether there are more behind it.
  const { rows } = await db.orm.execute<{ id: string; n: number; isMatch: boolean }>(
    sql`select id, n, is_match as "isMatch" from (
      select id, row_number() over ()::int as n, (${matches}) as is_match from (${newest} limit ${look}) newest
    ) looked where is_match or n = ${look} limit ${ENOUGH}`,
  );
  const ids = rows.filter((row) => row.isMatch).map((row) => row.id);
  return { ids, isAll: rows.at(-1)?.n !== look && rows.length < ENOUGH };
}

async function askIndex(db: Snapshot, indexed: SQL[]): Promise<string[]> {
  let ids: string[] = [];
  // Until the snapshot's end. An estimate that is too high must not lead to reading a whole table, which takes seconds.
  await db.orm.execute(sql`set local enable_seqscan = off`);
  for (const query of indexed) {
    const { rows } = await db.orm.execute<{ id: string }>(sql`${query} limit ${ENOUGH}`);
    ids = rows.map((row) => row.id);
    if (ids.length === ENOUGH) break;
  }
  return ids;
}
