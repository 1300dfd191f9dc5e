import { foldName } from './fold-name.ts';

/** How well the typed text matches the name of a place. */
export const MATCH = { whole: 4, beginning: 3, words: 2, within: 1, none: 0 } as const;

/**
 * @param names all names of the place, without its area
 * @param about other text about it, such as its area
 */
export function matchOf(names: readonly string[], about: string, text: string): number {
  const typed = wordsOf(text);
  if (typed.length === 0) return MATCH.none;
  const best = Math.max(...names.map((name) => matchOfName(wordsOf(name), typed)));
  if (best > MATCH.none) return best;
  const whole = foldName([...names, about].join(' '));
  return typed.every((word) => whole.includes(word)) ? MATCH.within : MATCH.none;
}

function matchOfName(name: readonly string[], typed: readonly string[]): number {
  const begins = typed.every((word, i) =>
    i < typed.length - 1 ? name[i] === word : name[i]?.startsWith(word),
  );
  if (begins) return name.join(' ') === typed.join(' ') ? MATCH.whole : MATCH.beginning;
  return typed.every((word) => name.some((other) => other.startsWith(word))) ? MATCH.words : MATCH.none;
}

const wordsOf = (text: string): string[] => foldName(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface OwnMatch {
  match: number;
  /** How many of the found places come before it, where the search found it too. */
  foundBefore?: number | undefined;
}

/**
 * Merges places a person has been to into the places found, which come in their own order, best first. An own place that
 * matches as well as the best found one leads. One that matches less well follows everything that matches better, however
 * often the person went there; but where the search found it too, it is never further down than there.
 * @param own with how well each matches, latest first
 * @param found with how well each matches, without the own ones
 */
export function orderPlaces<O extends OwnMatch, F extends { match: number }>(
  own: readonly O[],
  found: readonly F[],
): { leading: O[]; others: (O | F)[] } {
  const best = Math.max(MATCH.none, ...found.map(({ match }) => match));
  const least = found.length === 0 ? MATCH.within : Math.max(best, MATCH.words);
  const others: (O | F)[] = [...found];
  for (const each of own.filter(({ match }) => match > MATCH.none && match < least)) {
    const behind = others.findLastIndex(({ match }) => match >= each.match) + 1;
    const next = each.foundBefore === undefined ? undefined : found[each.foundBefore];
    others.splice(next ? Math.min(behind, others.indexOf(next)) : behind, 0, each);
  }
  return { leading: own.filter(({ match }) => match >= least), others };
}
