import { useSyncExternalStore } from 'react';
import { getSpoken, subscribeSpoken } from './spoken.ts';

/**
 * The words of one area in the language spoken. English comes with the code that says it; another language's words come in one
 * catalogue, see app/words.bn.ts.
 * @param area its name there
 * @returns a hook, and a getter for what is not said while rendering
 */
export function defineTexts<Texts extends object>(
  area: string,
  english: Texts,
): readonly [useTexts: () => Texts, getTexts: () => Texts] {
  const getTexts = (): Texts => (getSpoken().texts?.[area] as Texts | undefined) ?? english;
  return [() => useSyncExternalStore(subscribeSpoken, getTexts, getTexts), getTexts];
}
