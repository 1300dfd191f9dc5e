import { sitePath } from '@ridewire/contracts/languages';
import { useSyncExternalStore } from 'react';
import { keepLanguage, LANGUAGE_NAMES, LANGUAGES } from '../kit/language/language.ts';
import names from '../kit/language/other-language.module.css';
import { usePageLanguage } from './site-texts.ts';
import styles from './frame.module.css';

/**
 * This page in the other languages, at the same question and place, each by its own name; home, where there is no page.
 * Choosing one here also chooses it for the app.
 */
export function LanguageLinks({ path }: { path: string | null }) {
  const spoken = usePageLanguage();
  const rest = useSyncExternalStore(onAddressChange, readRest, () => '');
  return LANGUAGES.filter((language) => language !== spoken).map((language) => (
    <a
      key={language}
      href={sitePath(path ?? '/', language) + (path === null ? '' : rest)}
      lang={language}
      hrefLang={language}
      className={`${names.language} ${styles.language} rw-press`}
      onClick={() => keepLanguage(language)}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}

const readRest = () => location.search + location.hash;

function onAddressChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
  };
}
