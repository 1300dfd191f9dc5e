import {
  findChosenLanguage as findChosen,
  isLanguage,
  LANGUAGES,
  languageCookie,
  type Language,
} from '@ridewire/contracts/languages';

export { isLanguage, LANGUAGES, type Language };

/** Each in its own words, so that whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' };

const TABS = 'ridewire-language';

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
    findChosen(cookies) ??
    wished.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ??
    LANGUAGES[0]
  );
}

/** The one chosen on this device; undefined where none was. */
export const findChosenLanguage = (): Language | undefined => findChosen(document.cookie);

/** Keeps the choice on this device, and tells its other tabs. What stands on this page changes by itself or with the next one. */
export function keepLanguage(language: Language): void {
  document.cookie = languageCookie(language, location.protocol === 'https:');
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
