import { UnstyledButton } from '@mantine/core';
import { keepLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../kit/language/language.ts';
import names from '../../kit/language/other-language.module.css';
import { speak } from '../../kit/texts/spoken.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useAuthTexts } from './texts.en.ts';
import styles from './OtherLanguages.module.css';

/** The other languages, each by its own name: nobody has settings before signing in. What is typed stays. */
export function OtherLanguages() {
  const auth = useAuthTexts();
  const spoken = useLanguage();
  const choose = async (language: Language) => {
    try {
      await speak(language);
    } catch {
      return toastFailed(auth.unreachable);
    }
    keepLanguage(language);
  };
  return LANGUAGES.filter((language) => language !== spoken).map((language) => (
    <UnstyledButton
      key={language}
      lang={language}
      className={`${names.language} ${styles.language}`}
      onClick={() => void choose(language)}
    >
      {LANGUAGE_NAMES[language]}
    </UnstyledButton>
  ));
}
