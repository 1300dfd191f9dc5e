import type { Language } from '../kit/language/language.ts';
import { offerLanguage, type Spoken } from '../kit/texts/spoken.ts';

/** The words of each language but the first, which comes with the code. */
const WORDS: Record<Exclude<Language, 'en'>, () => Promise<Spoken>> = {
  bn: async () => (await import('./words.bn.ts')).bangla,
};

for (const [language, load] of Object.entries(WORDS)) offerLanguage(language as Language, load);
