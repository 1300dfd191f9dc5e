import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { onLanguageKept } from '../language/language.ts';
import { getSpoken, speak, subscribeSpoken } from './spoken.ts';
import { TextsContext } from './use-texts.ts';

/** Gives everything below the texts of the language spoken, and of another one as soon as that is chosen. */
export function SpokenTexts({ children }: { children: ReactNode }) {
  const { language, texts } = useSyncExternalStore(subscribeSpoken, getSpoken, getSpoken);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // Words that can't be loaded now come with the next page.
  useEffect(() => onLanguageKept((language) => void speak(language).catch(() => {})), []);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
