import type { Language } from '../../language/language.ts';
import { findPhrase } from '../../texts/find-phrase.ts';
import type { Phrases } from '../../texts/spoken.ts';

const errors = import.meta.glob<{ errors: Record<string, string> }>('../../texts/*/errors.ts');
const sentences = import.meta.glob<{ sentences: Phrases['exact']; patterns: Phrases['patterns'] }>(
  '../../texts/*/sentences.ts',
);

/**
 * The server's sentence in the language of the page. The server speaks the first one; the others' words come when something
 * was refused, and where they don't come, the server's own are better than none.
 */
export async function sayRefusal(language: Language, sentence: string, code?: string): Promise<string> {
  try {
    const [words, byCode] = await Promise.all([
      sentences[`../../texts/${language}/sentences.ts`]?.(),
      errors[`../../texts/${language}/errors.ts`]?.(),
    ]);
    const said = words && findPhrase({ exact: words.sentences, patterns: words.patterns }, sentence);
    return said ?? byCode?.errors[code ?? ''] ?? sentence;
  } catch {
    return sentence;
  }
}
