import { LANGUAGES, type Language } from '@ridewire/contracts';

/** The same words in every language, for what is stored in all of them. */
export const inEachLanguage = (words: string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Record<Language, string>;
