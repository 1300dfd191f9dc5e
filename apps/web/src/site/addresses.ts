import { LANGUAGES, sitePath, type Language } from '@ridewire/contracts/languages';
import { SITE_PAGES, SITE_REDIRECTS } from './site-pages.ts';

/** A link's address within a language. The app's pages have one address for all. */
export function linkIn(language: Language, to: string): string {
  const [path = ''] = to.split(/[?#]/);
  return isPublic(SITE_REDIRECTS[path] ?? path) ? sitePath(path, language) + to.slice(path.length) : to;
}

/** Every other address of a page, with where it leads, in every language. */
export function listRedirects(): Record<string, string> {
  const redirects = { ...SITE_REDIRECTS };
  for (const language of LANGUAGES)
    for (const path of Object.keys(SITE_PAGES))
      if (path !== '/') redirects[`${sitePath(path, language)}/`] = sitePath(path, language);
  for (const language of LANGUAGES.slice(1)) {
    redirects[`${sitePath('/', language)}/`] = sitePath('/', language);
    for (const [from, to] of Object.entries(SITE_REDIRECTS))
      if (isPublic(to)) redirects[sitePath(from, language)] = sitePath(to, language);
  }
  return redirects;
}

/** Whether one of the public pages stands at a path of its own language. */
export const isPublic = (path: string): boolean => Object.hasOwn(SITE_PAGES, path);
