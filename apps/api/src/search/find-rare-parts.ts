import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../core/in-snapshot.ts';
import { containing } from './containing.ts';

/** So many of the newest tell how common a word is. */
const SAMPLE = 500;
/** Words in more than one of so many rows only slow the index down; what it finds is compared with the whole text anyway. */
const RARE_SHARE = 0.05;
const MOST = 3;

/** A text as the index knows it; undefined where the index can't find it. */
export async function findLetters(db: Reader, text: string): Promise<string | undefined> {
  const { rows } = await db.orm.execute<{ letters: string }>(
    sql`select to_letters(lower(${text})) as letters`,
  );
  const letters = rows[0]?.letters ?? '';
  return /[a-z0-9]{3}/.test(letters) ? letters : undefined;
}

/**
 * The rarest words of a search, as patterns for LIKE on to_letters: of 'House 17, Road 4' the numbers. The index would go
 * through all houses and all roads to find both.
 * @param newest selects `text`, the newest first
 */
export async function findRareParts(db: Reader, letters: string, newest: SQL): Promise<string[]> {
  const parts = splitWords(letters);
  const { rows } = await db.orm.execute<{ letters: string }>(
    sql`select to_letters(text) as letters from (${newest} limit ${SAMPLE}) sample`,
  );
  const ranked = parts
    .map((part) => ({ part, count: rows.filter((row) => row.letters.includes(part)).length }))
    .toSorted((a, b) => a.count - b.count || b.part.length - a.part.length);
  const isRare = ({ count }: { count: number }) => count <= rows.length * RARE_SHARE;
  // Where none is rare, all that are least common together.
  const chosen = ranked.some(isRare) ? ranked.filter(isRare) : ranked;
  return chosen.slice(0, MOST).map(({ part }) => containing(part));
}

/** Words with what bounds them, by which even short ones have trigrams: a blank before counts twice, one after once. */
function splitWords(letters: string): string[] {
  return [...letters.matchAll(/[a-z0-9]+/g)]
    .map(({ 0: word, index }) => {
      const part = letters.slice(Math.max(0, index - 1), index + word.length + 1);
      const [before, after] = [index > 0 ? 2 : 0, index + word.length < letters.length ? 1 : 0];
      return { part, trigrams: before + word.length + after - 2 };
    })
    .filter(({ trigrams }) => trigrams > 0)
    .map(({ part }) => part);
}
