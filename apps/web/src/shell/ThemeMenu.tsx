import { ActionIcon, Menu, Tooltip, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import { useTexts } from '../texts/use-texts.ts';

const SIGNS: Record<MantineColorScheme, Icon> = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const SCHEMES = ['light', 'dark', 'auto'] as const satisfies MantineColorScheme[];

/** Light, dark, or as the system wishes. */
export function ThemeMenu() {
  const { shell } = useTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names = { light: shell.themeLight, dark: shell.themeDark, auto: shell.themeAuto };
  const Current = SIGNS[colorScheme];
  return (
    <Menu width={160}>
      <Menu.Target>
        <Tooltip label={shell.theme}>
          <ActionIcon aria-label={`${shell.theme}: ${names[colorScheme]}`}>
            <Current size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          {SCHEMES.map((scheme) => {
            const SchemeIcon = SIGNS[scheme];
            return (
              <Menu.RadioItem
                key={scheme}
                value={scheme}
                closeMenuOnClick
                rightSection={<SchemeIcon size={20} stroke={1.75} aria-hidden />}
              >
                {names[scheme]}
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
