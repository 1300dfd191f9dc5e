/** The languages the product speaks. The first is spoken where nobody wishes another one. Without zod: public pages read it. */
export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (name: unknown): name is Language =>
  (LANGUAGES as readonly unknown[]).includes(name);

/** Where a public page stands in a language: `/faq`, `/bn/faq`. */
export function sitePath(path: string, language: Language): string {
  if (language === LANGUAGES[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language and the page's own path that an address says: what `sitePath` made it of. */
export function readAddress(pathname: string): { language: Language; path: string } {
  const [, part = ''] = pathname.split('/');
  if (part === LANGUAGES[0] || !isLanguage(part)) return { language: LANGUAGES[0], path: pathname };
  return { language: part, path: pathname.slice(part.length + 1) || '/' };
}

/** A cookie, so that app, public pages and server can all read what was chosen on a device. */
const COOKIE = 'ridewire_language';
/** Kept for a year after the last choice, however seldom somebody comes, in seconds. */
const KEPT_SECONDS = 365 * 86_400;

/** The language chosen on a device; undefined where none was. @param cookies as requests and `document.cookie` have them */
export function findChosenLanguage(cookies: string): Language | undefined {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return isLanguage(chosen) ? chosen : undefined;
}

/**
 * The language to speak: the one chosen on this device, else the first of the browser's own that we speak.
 * @param wished BCP 47 tags, the most wished first, as `navigator.languages` says them
 */
export const findLanguage = (cookies: string, wished: readonly string[]): Language =>
  findChosenLanguage(cookies) ??
  wished.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ??
  LANGUAGES[0];

/** What keeps a choice on a device, for `document.cookie` and the header. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${COOKIE}=${language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
