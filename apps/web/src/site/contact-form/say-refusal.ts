import { sayText } from '@ridewire/contracts/texts/say-text';
import type { Language } from '../../kit/language/language.ts';
import type { Refused } from '../../kit/texts/say-refusal.ts';

/** Where the words of each language but the server's are. */
const WORDS = {
  bn: () => import('./words.bn.ts'),
} satisfies Record<Exclude<Language, 'en'>, unknown>;

/**
 * A refusal in the language of the page. English is the server's own; other words come when something was refused, and where
 * they don't come, the server's are better than none.
 */
export async function sayRefusal(
  language: Language,
  { code, key = code, params }: Refused,
  english: string,
): Promise<string> {
  if (language === 'en') return english;
  try {
    const { refusals, mistakes } = await WORDS[language]();
    const texts = { ...refusals, ...mistakes };
    return sayText(texts, key, params) ?? sayText(texts, code) ?? english;
  } catch {
    return english;
  }
}
