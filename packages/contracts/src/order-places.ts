import { foldName } from './fold-name.ts';

/** How well what was typed fits what a place is called. */
export const MATCH = { whole: 4, beginning: 3, words: 2, within: 1, none: 0 } as const;

/**
 * @param names each of what it is called, without its area
 * @param about what else is written of it, such as its area
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

/**
 * Puts what a person went to before among what was found, which comes in its own order, best first. What fits as well as anything that
 * was found leads; what doesn't comes behind all that fits better, however often they went there.
 * @param own with how well each fits, latest first
 * @param found with how well each fits
 */
export function orderPlaces<O extends { match: number }, F extends { match: number }>(
  own: readonly O[],
  found: readonly F[],
): { leading: O[]; others: (O | F)[] } {
  const best = Math.max(MATCH.none, ...found.map(({ match }) => match));
  const least = found.length === 0 ? MATCH.within : Math.max(best, MATCH.words);
  const others: (O | F)[] = [...found];
  for (const each of own.filter(({ match }) => match > MATCH.none && match < least)) {
    const behind = others.findLastIndex(({ match }) => match >= each.match);
    others.splice(behind + 1, 0, each);
  }
  return { leading: own.filter(({ match }) => match >= least), others };
}
