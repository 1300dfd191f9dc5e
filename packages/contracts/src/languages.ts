/** The languages the product speaks. The first is spoken where nobody wishes another one. Without zod: public pages read it. */
export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where a public page stands in a language: `/faq`, `/bn/faq`. */
export function sitePath(path: string, language: Language): string {
  if (language === LANGUAGES[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
