import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import { getSpoken } from './spoken.ts';

/**
 * What the server or a schema says in English, in the language spoken: the very sentence, else one of its kind.
 * @returns null where the language has no such sentence
 */
function findSentence(english: string): string | null {
  const { sentences } = getSpoken();
  if (!sentences) return english;
  if (Object.hasOwn(sentences.exact, english)) return sentences.exact[english] ?? null;
  for (const [pattern, say] of sentences.patterns) {
    const found = pattern.exec(english);
    if (found) return say(...found.slice(1));
  }
  return null;
}

/** The sentence of a refusal: the server's own says most; where it can't be said, that of its code. */
export function sayRefusal(code: ErrorCode, english: string): string {
  return findSentence(english) ?? getSpoken().sentences?.ofCode[code] ?? english;
}

/** As `sayRefusal` for the server's other words, and for what is no sentence of ours at all: that stays as it is. */
export const saySentence = (english: string): string => findSentence(english) ?? english;

/** What is wrong with a field. The words of our own checks are said already. */
export function sayMistake(mistake: string): string {
  const isSaid = getSpoken().language === 'bn' && /\p{Script=Bengali}/u.test(mistake);
  return isSaid ? mistake : sayRefusal('BAD_INPUT', mistake);
}

/** Where something failed and nobody said why. */
export const sayUnknownFailure = (): string => sayRefusal('INTERNAL', ERRORS.INTERNAL.sentence);
