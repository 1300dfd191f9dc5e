import { LANGUAGES, type Language } from './languages.ts';

/** What a thing is called in each language that has a name for it. */
export type Names = Readonly<Partial<Record<Language, string>>>;

/** A name as on the sign, or in English, and what else the languages call the thing. */
export interface Named {
  name: string;
  names: Names;
}

/** The names in our languages, each as it is read; a language without one is left out. */
export function gatherNames(read: (language: Language) => string | null | undefined): Names {
  const names: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const name = read(language);
    if (name) names[language] = name;
  }
  return names;
}

/** All that it is called, each name once. */
export const everyName = ({ name, names }: Named): string[] => [...new Set([name, ...Object.values(names)])];
