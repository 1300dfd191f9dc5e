import { sayText, type Text } from '@ridewire/contracts/texts/say-text';
import type { Language } from '../../kit/language/language.ts';
import type { Refused } from '../../kit/texts/say-refusal.ts';

/** The words of each language but the server's. */
const words = import.meta.glob<Record<'refusals' | 'mistakes', Readonly<Record<string, Text>>>>(
  './words.*.ts',
);

/**
 * A refusal in the language of the page. English is the server's own; other words come when something was refused, and where
 * they don't come, the server's are better than none.
 */
export async function sayRefusal(
  language: Language,
  { code, key = code, params }: Refused,
  english: string,
): Promise<string> {
  const load = words[`./words.${language}.ts`];
  if (!load) return english;
  try {
    const { refusals, mistakes } = await load();
    const texts = { ...refusals, ...mistakes };
    return sayText(texts, key, params) ?? sayText(texts, code) ?? english;
  } catch {
    return english;
  }
}
