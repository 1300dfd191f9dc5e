import { SegmentedControl, Text, Title } from '@mantine/core';
import { useThemeChoice } from '../../shell/use-theme-choice.ts';
import { useTexts } from '../../texts/use-texts.ts';

export function ThemeSetting() {
  const { settings } = useTexts();
  const { choices, chosen, choose } = useThemeChoice();
  return (
    <section aria-labelledby="theme-setting">
      <Title order={2} size="h4" id="theme-setting">
        {settings.theme}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {settings.themeHint}
      </Text>
      <SegmentedControl
        className="rw-theme-setting"
        aria-labelledby="theme-setting"
        value={chosen}
        onChange={choose}
        data={choices.map(({ scheme, name, sign: Sign }) => ({
          value: scheme,
          label: (
            <span className="rw-theme-choice">
              <Sign size={20} stroke={1.75} aria-hidden />
              {name}
            </span>
          ),
        }))}
      />
    </section>
  );
}
