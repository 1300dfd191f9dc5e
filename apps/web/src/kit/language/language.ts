import {
  findChosenLanguage as findChosen,
  findLanguage as findWished,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageCookie,
  type Language,
} from '@ridewire/contracts/languages';

export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language };

const TABS = 'ridewire-language';

/** The language of this device. */
export const findLanguage = (): Language => findWished(document.cookie, navigator.languages);

/** The language chosen on this device; undefined if none was. */
export const findChosenLanguage = (): Language | undefined => findChosen(document.cookie);

/**
 * Stores the choice on this device and tells its other tabs. The present page changes its words itself, or the next page
 * does.
 */
export function keepLanguage(language: Language): void {
  document.cookie = languageCookie(language, location.protocol === 'https:');
  const tabs = new BroadcastChannel(TABS);
  tabs.postMessage(language);
  tabs.close();
}

/**
 * Calls back when another tab stores a choice.
 * @returns the function that unsubscribes
 */
export function onLanguageKept(listener: (language: Language) => void): () => void {
  const tabs = new BroadcastChannel(TABS);
  tabs.addEventListener('message', ({ data }) => isLanguage(data) && listener(data));
  return () => tabs.close();
}
