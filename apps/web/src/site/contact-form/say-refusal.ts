import type { Language } from '../../language/language.ts';

const errors = import.meta.glob<{ errors: Record<string, string> }>('../../texts/*/errors.ts');
const sentences = import.meta.glob<{ sentences: Record<string, string> }>('../../texts/*/sentences.ts');

/**
 * The server's sentence in the language of the page. The server speaks the first one; the others' words come when something
 * was refused, and where they don't come, the server's own are better than none.
 */
export async function sayRefusal(language: Language, sentence: string, code?: string): Promise<string> {
  try {
    const [bySentence, byCode] = await Promise.all([
      sentences[`../../texts/${language}/sentences.ts`]?.(),
      errors[`../../texts/${language}/errors.ts`]?.(),
    ]);
    return bySentence?.sentences[sentence] ?? byCode?.errors[code ?? ''] ?? sentence;
  } catch {
    return sentence;
  }
}
