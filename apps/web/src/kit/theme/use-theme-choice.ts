import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import { useKitTexts } from '../texts/texts.en.ts';

export interface ThemeChoice {
  scheme: MantineColorScheme;
  name: string;
  sign: Icon;
}

/** Light, dark, or the system's choice; kept on this device. */
export function useThemeChoice() {
  const kit = useKitTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choices: ThemeChoice[] = [
    { scheme: 'light', name: kit.themeLight, sign: IconSun },
    { scheme: 'dark', name: kit.themeDark, sign: IconMoon },
    { scheme: 'auto', name: kit.themeAuto, sign: IconDeviceDesktop },
  ];
  return {
    choices,
    chosen: colorScheme,
    /** Takes a control's value, which is typed as a string. */
    choose: (scheme: string) => setColorScheme(scheme as MantineColorScheme),
  };
}
