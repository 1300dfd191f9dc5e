import { LANGUAGES, type Language } from '@ridewire/contracts/languages';

export { LANGUAGES, type Language };

/** Each in its own words, so that whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' };

/** Kept a year, like what else a device is told once, in seconds. */
const KEPT_SECONDS = 365 * 86_400;
/** A cookie and not the storage: the public pages, the app and the server read the same choice. */
const COOKIE = 'ridewire_language';

export const isLanguage = (name: unknown): name is Language =>
  (LANGUAGES as readonly unknown[]).includes(name);

/**
 * The language to speak: the one chosen on this device, else the first of the browser's own that we speak.
 * @param cookies as `document.cookie` writes them
 * @param wished BCP 47 tags, the most wished first, as `navigator.languages` says them
 */
export function findLanguage(
  cookies: string = document.cookie,
  wished: readonly string[] = navigator.languages,
): Language {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (isLanguage(chosen)) return chosen;
  return wished.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? LANGUAGES[0];
}

/** Keeps the choice on this device. What stands on the page changes by itself or with the next page. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax${secure}`;
}
