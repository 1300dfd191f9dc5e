import type { Language } from '../../language/language.ts';
import type { Sentences } from '../../texts/spoken.ts';

const errors = import.meta.glob<{ errors: Record<string, string> }>('../../texts/*/errors.ts');
const sentences = import.meta.glob<{ sentences: Sentences['exact']; patterns: Sentences['patterns'] }>(
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
    if (words && Object.hasOwn(words.sentences, sentence)) return words.sentences[sentence] ?? sentence;
    for (const [pattern, say] of words?.patterns ?? []) {
      const found = pattern.exec(sentence);
      if (found) return say(...found.slice(1));
    }
    return byCode?.errors[code ?? ''] ?? sentence;
  } catch {
    return sentence;
  }
}
