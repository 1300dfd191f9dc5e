import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import { findPhrase } from './find-phrase.ts';
import { getSpoken } from './spoken.ts';

/** The sentence of a refusal: the server's own says most; where it can't be said, that of its code. */
export function sayRefusal(code: ErrorCode, english: string): string {
  const { sentences } = getSpoken();
  return sentences ? (findPhrase(sentences.refusals, english) ?? sentences.ofCode[code]) : english;
}

/** What the bell says. What is no sentence of ours, as a name is, stays as it is. */
export function sayTold(english: string): string {
  const { sentences } = getSpoken();
  return (sentences && findPhrase(sentences.told, english)) ?? english;
}

/** What is wrong with a field. The words of our own checks are said already. */
export function sayMistake(mistake: string): string {
  const isSaid = getSpoken().language === 'bn' && /\p{Script=Bengali}/u.test(mistake);
  return isSaid ? mistake : sayRefusal('BAD_INPUT', mistake);
}

/** Where something failed and nobody said why. */
export const sayUnknownFailure = (): string => sayRefusal('INTERNAL', ERRORS.INTERNAL.sentence);
