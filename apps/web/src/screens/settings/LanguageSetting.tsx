import { Button, Group, SegmentedControl, Text, Title } from '@mantine/core';
import type { Language } from '@ridewire/contracts/languages';
import { useMutation } from '@tanstack/react-query';
import { isLanguage, keepLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../language/language.ts';
import { tellLanguage } from '../../language/tell-language.ts';
import { useProfile } from '../../session/use-profile.ts';
import { toastFailed } from '../../shell/show-toast.tsx';
import { getSpoken, speak } from '../../texts/spoken.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Each language in its own words; the whole app changes at once, and mails with it. */
export function LanguageSetting() {
  const { settings } = useTexts();
  const language = useLanguage();
  const { data: profile } = useProfile();
  const tell = useMutation({
    mutationFn: tellLanguage,
    // One after the other: the last choice is the last to arrive.
    scope: { id: 'language' },
    onError: () => toastFailed(getSpoken().texts.settings.languageNotTold),
  });
  const choose = async (chosen: Language) => {
    try {
      await speak(chosen);
    } catch {
      return toastFailed(settings.languageFailed);
    }
    // Another one was chosen meanwhile.
    if (getSpoken().language !== chosen) return;
    keepLanguage(chosen);
    tell.mutate(chosen);
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
        onChange={(chosen) => isLanguage(chosen) && void choose(chosen)}
        data={LANGUAGES.map((each) => ({
          value: each,
          label: <span lang={each}>{LANGUAGE_NAMES[each]}</span>,
        }))}
      />
      {/* The screen speaks the device's language, mails the account's: chosen on another device, or never. */}
      {profile && profile.language !== language && !tell.isPending && (
        <Group className="rw-late" mt="sm" gap="sm">
          <Text size="sm" c="dimmed">
            {settings.mailsIn(LANGUAGE_NAMES[profile.language])}
          </Text>
          <Button variant="default" onClick={() => tell.mutate(language)}>
            {settings.mailsInThis}
          </Button>
        </Group>
      )}
    </section>
  );
}
