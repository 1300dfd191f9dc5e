import { keepLanguage, LANGUAGE_NAMES, LANGUAGES } from '../language/language.ts';
import { sitePath } from '@ridewire/contracts/languages';
import { useLanguage } from './site-texts.ts';

/** This page in the other languages, each by its own name; home, where there is no page. Choosing one here also chooses it for the app. */
export function LanguageLinks({ path }: { path: string | null }) {
  const spoken = useLanguage();
  return LANGUAGES.filter((language) => language !== spoken).map((language) => (
    <a
      key={language}
      href={sitePath(path ?? '/', language)}
      lang={language}
      hrefLang={language}
      className="rw-site-language"
      onClick={() => keepLanguage(language)}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}
