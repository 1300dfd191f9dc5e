import { findChosenLanguage, keepLanguage, LANGUAGES, type Language } from '../language/language.ts';
import { readAddress } from '@ridewire/contracts/languages';
import { isPublic } from './addresses.ts';

/** Who goes on to the app from a page in another language than the first, without having chosen any, goes on in that one. */
export function goOnInLanguage(language: Language): void {
  if (language === LANGUAGES[0]) return;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin || isPublic(readAddress(link.pathname).path)) return;
    if (!findChosenLanguage()) keepLanguage(language);
  });
}
