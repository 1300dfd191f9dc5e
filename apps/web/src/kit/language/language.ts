import {
  findChosenLanguage as findChosen,
  findLanguage as findWished,
  isLanguage,
  LANGUAGES,
  languageCookie,
  type Language,
} from '@ridewire/contracts/languages';

export { isLanguage, LANGUAGES, type Language };

/** Each in its own words, so that whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' };

const TABS = 'ridewire-language';

/** The language to speak on this device. */
export const findLanguage = (): Language => findWished(document.cookie, navigator.languages);

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
