import { and, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Reader, Snapshot } from '../core/in-snapshot.ts';
import { containing } from './containing.ts';
import { hasTrigrams, pickRareTrigrams, readLetters } from './search-letters.ts';

/** The most matches a search counts; more call for a narrower search. */
export const SEARCH_CAP = 1_000;
/** One more than the cap tells that there are more. */
export const ENOUGH = SEARCH_CAP + 1;
/** How many of the newest rows tell how common trigrams are. */
const SAMPLE = 500;

/** How many of the newest rows are looked through one by one. */
export interface Looks {
  glance: number;
  further?: number;
  long: number;
}

export const LOOKS: Looks = {
  /** The first look of every search: where every sixth row matches, it is enough. */
  glance: 6_000,
  /**
   * If the glance promises enough matches among this many rows, looking on is faster than fetching all matches and
   * dropping most.
   */
  further: 40_000,
  /** Without three letters in a row there is no index to use. This many rows take some 20 ms. */
  long: 30_000,
};

/** A search's result: at most ENOUGH ids, newest first. */
export interface Found {
  ids: string[];
  /** Set when only this many of the newest were looked through. */
  searchedNewest?: number;
}

export interface SearchSource {
  /** `select id, … as is_match` of this many of the newest rows that may match, newest first. */
  newest: (look: number, letters: readonly string[]) => SQL;
  /** `select … as letters` of rows that may match, newest first. */
  sample: SQL;
  /**
   * `select id …` of the index's matches for such conditions on letters, newest first. The cheapest way first: each one
   * is used only if those before found too little.
   */
  indexed: (inLetters: (column: SQLWrapper) => SQL | undefined) => SQL[];
}

/**
 * The newest matches of any of the texts. Common words are found by reading from the newest on, rare ones by index: for
 * the other kind, each way alone would take seconds among millions.
 */
export async function findNewest(
  db: Snapshot,
  texts: readonly string[],
  source: SearchSource,
  looks = LOOKS,
): Promise<Found> {
  const letters = await readLetters(db, texts);
  const isIndexed = letters.every(hasTrigrams);
  const look = isIndexed ? looks.glance : looks.long;
  const glance = await lookThrough(db, source.newest(look, letters), look);
  if (glance.isAll || glance.ids.length === ENOUGH) return { ids: glance.ids };
  if (!isIndexed) return { ids: glance.ids, searchedNewest: look };
  const { further = 0 } = looks;
  if (ENOUGH * look < further * glance.ids.length) {
    const { ids, isAll } = await lookThrough(db, source.newest(further, letters), further);
    if (isAll || ids.length === ENOUGH) return { ids };
  }
  const inLetters = await writeRareLetters(db, letters, source.sample);
  // Text that is hardly among the newest is rare: the last way finds it at once.
  const ways = source.indexed(inLetters).slice(glance.ids.length < 3 ? -1 : 0);
  return { ids: await askIndex(db, ways) };
}

async function lookThrough(db: Reader, newest: SQL, look: number) {
  // The last one looked at is returned too, to tell whether there are more behind it.
  const { rows } = await db.orm.execute<{ id: string; n: number; isMatch: boolean }>(
    sql`select id, n, is_match as "isMatch" from (
      select id, row_number() over ()::int as n, is_match from (${newest}) newest
    ) looked where is_match or n = ${look} limit ${ENOUGH}`,
  );
  const ids = rows.filter((row) => row.isMatch).map((row) => row.id);
  return { ids, isAll: rows.at(-1)?.n !== look && rows.length < ENOUGH };
}

/** Conditions on letters by which the index finds little more than the matches. */
async function writeRareLetters(db: Reader, letters: readonly string[], sample: SQL) {
  const { rows } = await db.orm.execute<{ letters: string }>(sql`${sample} limit ${SAMPLE}`);
  const known = rows.map((row) => row.letters);
  const rare = letters.map((each) => pickRareTrigrams(each, known));
  return (column: SQLWrapper) =>
    or(
      ...rare.map((trigrams) => and(...trigrams.map((trigram) => like(sql`${column}`, containing(trigram))))),
    );
}

async function askIndex(db: Snapshot, indexed: SQL[]): Promise<string[]> {
  let ids: string[] = [];
  // Until the snapshot's end. An estimate that is too high must not lead to reading a whole table, which takes seconds,
  // nor to parallel workers for a query of milliseconds.
  await db.orm.execute(sql`set local enable_seqscan = off`);
  await db.orm.execute(sql`set local max_parallel_workers_per_gather = 0`);
  for (const query of indexed) {
    const { rows } = await db.orm.execute<{ id: string }>(sql`${query} limit ${ENOUGH}`);
    ids = rows.map((row) => row.id);
    if (ids.length === ENOUGH) break;
  }
  return ids;
}
