import { SegmentedControl } from '@mantine/core';
import { Setting } from '../../../kit/page/Setting.tsx';
import { useThemeChoice } from '../../../kit/theme/use-theme-choice.ts';
import { useSettingsTexts } from './texts.en.ts';
import styles from './settings.module.css';

export function ThemeSetting() {
  const settings = useSettingsTexts();
  const { choices, chosen, choose } = useThemeChoice();
  return (
    <Setting id="theme-setting" title={settings.theme} hint={settings.themeHint}>
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
    </Setting>
  );
}
