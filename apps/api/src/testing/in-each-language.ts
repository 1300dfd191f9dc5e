import { LANGUAGES, type Language } from '@ridewire/contracts';

/** The same words in every language, or those that are made for it. */
export const inEachLanguage = (words: string | ((language: Language) => string)): Record<Language, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, typeof words === 'string' ? words : words(language)]),
  ) as Record<Language, string>;
