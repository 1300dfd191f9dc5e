/** The languages of the product. The first is the default. No zod here, because public pages read this file. */
export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, so that people who read only that one can find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

interface LanguageForms {
  /** How numbers and dates are written. */
  locale: string;
  /** What shared links call it. */
  sharedAs: string;
  /** The face that its pages are set in beside the frame's own, by its file. */
  font?: string;
}
/** What the server and the build know of each besides. */
export const LANGUAGE_FORMS: Readonly<Record<Language, LanguageForms>> = {
  en: { locale: 'en-GB', sharedAs: 'en_US' },
  bn: { locale: 'bn-BD', sharedAs: 'bn_BD', font: 'noto-sans-bengali-400-700' },
};

export const isLanguage = (name: unknown): name is Language =>
  (LANGUAGES as readonly unknown[]).includes(name);

/** The path of a public page in a language: `/faq`, `/bn/faq`. */
export function sitePath(path: string, language: Language): string {
  if (language === LANGUAGES[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Splits a path made by `sitePath` into the language and the page's own path. */
export function readAddress(pathname: string): { language: Language; path: string } {
  const [, part = ''] = pathname.split('/');
  if (part === LANGUAGES[0] || !isLanguage(part)) return { language: LANGUAGES[0], path: pathname };
  return { language: part, path: pathname.slice(part.length + 1) || '/' };
}

/** A cookie, so that the app, the public pages and the server can all read the device's language. */
const COOKIE = 'ridewire_language';
/** How long the choice is kept, in seconds: a year after the last choice. */
const KEPT_SECONDS = 365 * 86_400;

/**
 * The language chosen on a device; undefined if none was.
 * @param cookies in the form of the Cookie header and `document.cookie`
 */
export function findChosenLanguage(cookies: string): Language | undefined {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return isLanguage(chosen) ? chosen : undefined;
}

/**
 * The language to use: the one chosen on this device, else the first of the browser's languages that we support.
 * @param wished BCP 47 tags, most wanted first, as in `navigator.languages`
 */
export const findLanguage = (cookies: string, wished: readonly string[]): Language =>
  findChosenLanguage(cookies) ??
  wished.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ??
  LANGUAGES[0];

/** The cookie that stores a choice on a device, for `document.cookie` and the header. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${COOKIE}=${language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
