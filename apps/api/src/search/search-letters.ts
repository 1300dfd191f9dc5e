import { sql } from 'drizzle-orm';
import type { Reader } from '../core/in-snapshot.ts';

/** Trigrams in more rows than this share only slow the index down; its matches are compared with the whole text anyway. */
const RARE_SHARE = 0.1;
const MOST = 3;
const TRIGRAM = /[a-z0-9]{3}/;

/** Texts in the database's form for searches, in their order. */
export async function readLetters(db: Reader, texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.orm.execute<{ letters: string }>(
    sql`select search_letters(lower(text)) as letters from unnest(${sql.param(texts)}::text[]) with ordinality t(text, n) order by n`,
  );
  return rows.map((row) => row.letters);
}

/** Whether the index can find these letters. */
export const hasTrigrams = (letters: string): boolean => TRIGRAM.test(letters);

/**
 * The rarest trigrams of the searched text, the rarest first: for 'House 17, Road 4' those of the numbers. With all of
 * them, the index would go through all houses and all roads.
 * @param sample letters of some rows, to count trigrams in
 */
export function pickRareTrigrams(letters: string, sample: readonly string[]): string[] {
  const windows = Array.from(letters, (_, i) => letters.slice(i, i + 3));
  const ranked = [...new Set(windows.filter((window) => TRIGRAM.test(window)))]
    .map((trigram) => ({ trigram, count: sample.filter((row) => row.includes(trigram)).length }))
    .toSorted((a, b) => a.count - b.count);
  const rare = ranked.filter(({ count }) => count <= sample.length * RARE_SHARE);
  // If none is rare, the ones that are least common together.
  return (rare.length > 0 ? rare : ranked).slice(0, MOST).map(({ trigram }) => trigram);
}
