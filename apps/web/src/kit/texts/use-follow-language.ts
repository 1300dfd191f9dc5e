import { useEffect, useLayoutEffect } from 'react';
import { onLanguageKept } from '../language/language.ts';
import { speak } from './spoken.ts';
import { useLanguage } from './use-language.ts';

/** Keeps the document's language that of its words, and speaks another one as soon as that is chosen in any tab. */
export function useFollowLanguage(): void {
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // Words that can't be loaded now come with the next page.
  useEffect(() => onLanguageKept((kept) => void speak(kept).catch(() => {})), []);
}
