import { SegmentedControl, Title } from '@mantine/core';
import { isLanguage, keepLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../language/language.ts';
import { tellLanguage } from '../../language/tell-language.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { getSpoken, speak } from '../../texts/spoken.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Each language in its own words; the whole app changes at once. */
export function LanguageSetting() {
  const { settings } = useTexts();
  const language = useLanguage();
  const choose = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    speak(chosen).then(
      () => {
        keepLanguage(chosen);
        tellLanguage(chosen).catch(() => toastFailed(getSpoken().texts.settings.languageNotTold));
      },
      () => toastFailed(settings.languageFailed),
    );
  };
  return (
    <section aria-labelledby="language-setting">
      <Title order={2} size="h4" id="language-setting" mb="sm">
        {settings.language}
      </Title>
      <SegmentedControl
        className="rw-language-setting"
        aria-labelledby="language-setting"
        fullWidth
        value={language}
        onChange={choose}
        data={LANGUAGES.map((each) => ({
          value: each,
          label: <span lang={each}>{LANGUAGE_NAMES[each]}</span>,
        }))}
      />
    </section>
  );
}
