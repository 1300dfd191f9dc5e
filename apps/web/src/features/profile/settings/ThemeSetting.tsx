import { SegmentedControl, Text, Title } from '@mantine/core';
import { useThemeChoice } from '../../../kit/theme/use-theme-choice.ts';
import { useSettingsTexts } from './texts.en.ts';
import styles from './settings.module.css';

export function ThemeSetting() {
  const settings = useSettingsTexts();
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
        w="min(100%, 400px)"
        aria-labelledby="theme-setting"
        value={chosen}
        onChange={choose}
        data={choices.map(({ scheme, name, sign: Sign }) => ({
          value: scheme,
          label: (
            <span className={styles.themeChoice}>
              <Sign size={20} stroke={1.75} aria-hidden />
              {name}
            </span>
          ),
        }))}
      />
    </section>
  );
}
