import type { Language } from './language.ts';

/** Where a public page stands in a language: `/faq`, `/bn/faq`. */
export function sitePath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
