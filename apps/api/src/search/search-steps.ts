import type { Reader } from '../core/in-snapshot.ts';

/** A search is counted so far; who finds more narrows it. */
export const SEARCH_CAP = 1_000;
/** One more than are counted tells that there are more. */
export const ENOUGH = SEARCH_CAP + 1;

/** How many of the newest are looked through one by one. */
export const LOOKS = {
  /** Whatever is searched: where every tenth matches, that is all it takes. */
  glance: 10_000,
  /** Without three letters in a row there is no index to ask. So many take some 50 ms. */
  long: 50_000,
};

/** What a search found: at most ENOUGH ids, newest first. */
export interface Found {
  ids: string[];
  /** Set when only so many of the newest were looked through. */
  searchedNewest?: number;
}

/** A pattern for LIKE that finds `text` anywhere, each of its characters meaning itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Conditions over `values` ($1 and on); the texts to match end up in SQL as values only. */
export interface SearchSource {
  values: unknown[];
  /** `select id, … from … order by …` of all that may be found, newest first, and the condition on its columns. */
  newest: string;
  matches: string;
  /** `select id …` of what the index finds, newest first, the cheapest way first: each is asked only if those before found too little. */
  indexed: string[];
}

/**
 * The newest matches. Common words are found by reading from the newest on, rare ones by index: either way alone would take
 * seconds for the other among millions.
 */
export async function findNewest(
  db: Reader,
  text: string,
  { values, newest, matches, indexed }: SearchSource,
  looks = LOOKS,
): Promise<Found> {
  const isIndexed = await hasLetters(db, text);
  const look = isIndexed ? looks.glance : looks.long;
  // The last one looked at comes along, to tell whether there are more behind it.
  const glance = await db.pool.query<{ id: string; n: number; isMatch: boolean }>(
    `select id, n, is_match as "isMatch" from (
      select id, row_number() over ()::int as n, (${matches}) as is_match from (${newest} limit ${look}) newest
    ) looked where is_match or n = ${look} limit ${ENOUGH}`,
    values,
  );
  const ids = glance.rows.filter((row) => row.isMatch).map((row) => row.id);
  const isAll = glance.rows.at(-1)?.n !== look && glance.rows.length < ENOUGH;
  if (isAll || ids.length === ENOUGH) return { ids };
  if (!isIndexed) return { ids, searchedNewest: look };
  return { ids: await askIndex(db, indexed, values) };
}

async function askIndex(db: Reader, indexed: string[], values: unknown[]): Promise<string[]> {
  let ids: string[] = [];
  for (const query of indexed) {
    const { rows } = await db.pool.query<{ id: string }>(`${query} limit ${ENOUGH}`, values);
    ids = rows.map((row) => row.id);
    if (ids.length === ENOUGH) break;
  }
  return ids;
}

/** Whether the trigrams of what is searched for lead anywhere. */
async function hasLetters(db: Reader, text: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ yes: boolean }>({
    name: 'search_has_letters',
    text: `select to_letters(lower($1)) ~ '[a-z0-9]{3}' as yes`,
    values: [text],
  });
  return rows[0]?.yes === true;
}
