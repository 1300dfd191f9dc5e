import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import { useTexts } from '../texts/use-texts.ts';

export interface ThemeChoice {
  scheme: MantineColorScheme;
  name: string;
  sign: Icon;
}

/** Light, dark, or as the system wishes; kept on this device. */
export function useThemeChoice() {
  const { shell } = useTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choices: ThemeChoice[] = [
    { scheme: 'light', name: shell.themeLight, sign: IconSun },
    { scheme: 'dark', name: shell.themeDark, sign: IconMoon },
    { scheme: 'auto', name: shell.themeAuto, sign: IconDeviceDesktop },
  ];
  return {
    choices,
    chosen: colorScheme,
    /** Takes a control's value, which is a string to its type. */
    choose: (scheme: string) => setColorScheme(scheme as MantineColorScheme),
  };
}
