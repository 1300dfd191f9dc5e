import { ActionIcon, Menu, Tooltip, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import { useTexts } from '../texts/use-texts.ts';

const SIGNS: Record<MantineColorScheme, Icon> = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** Light, dark, or as the system wishes. */
export function ThemeMenu() {
  const { shell } = useTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names = { light: shell.themeLight, dark: shell.themeDark, auto: shell.themeAuto };
  const Current = SIGNS[colorScheme];
  return (
    <Menu>
      <Menu.Target>
        <Tooltip label={shell.theme}>
          <ActionIcon aria-label={`${shell.theme}: ${names[colorScheme]}`}>
            <Current size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {(['light', 'dark', 'auto'] as const).map((scheme) => {
          const SchemeIcon = SIGNS[scheme];
          return (
            <Menu.Item
              key={scheme}
              role="menuitemradio"
              aria-checked={scheme === colorScheme}
              leftSection={<SchemeIcon size={20} stroke={1.75} aria-hidden />}
              rightSection={
                scheme === colorScheme ? <IconCheck size={16} stroke={1.75} aria-hidden /> : undefined
              }
              onClick={() => setColorScheme(scheme)}
            >
              {names[scheme]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
