import { LANGUAGES, type Language } from '@ridewire/contracts/languages';

export { LANGUAGES, type Language };

/** Each in its own words, so that whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' };

/** Kept a year, like what else a device is told once, in seconds. */
const KEPT_SECONDS = 365 * 86_400;
/** A cookie, kept for a year after the last choice however seldom somebody comes; public pages keep it too. */
const COOKIE = 'ridewire_language';
const TABS = 'ridewire-language';

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
  return (
    findChosenLanguage(cookies) ??
    wished.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ??
    LANGUAGES[0]
  );
}

/** The one chosen on this device; undefined where none was. */
export function findChosenLanguage(cookies: string = document.cookie): Language | undefined {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return isLanguage(chosen) ? chosen : undefined;
}

/** Keeps the choice on this device, and tells its other tabs. What stands on this page changes by itself or with the next one. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax${secure}`;
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage(language);
  tabs.close();
}

/** Calls back with what another tab of this device keeps. @returns what ends that */
export function onLanguageKept(listener: (language: Language) => void): () => void {
  const tabs = new BroadcastChannel(TABS);
  tabs.addEventListener('message', ({ data }) => isLanguage(data) && listener(data));
  return () => tabs.close();
}
