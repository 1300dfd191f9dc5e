import { Menu, Tooltip } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { useThemeChoice } from './use-theme-choice.ts';

export interface ThemeMenuProps {
  /** Its button was pressed before it was there. */
  isOpenAtOnce: boolean;
}

/** Light, dark, or as the system wishes. */
export function ThemeMenu({ isOpenAtOnce }: ThemeMenuProps) {
  const { shell } = useTexts();
  const { choices, chosen, choose } = useThemeChoice();
  return (
    <Menu width={160} withinPortal={false} defaultOpened={isOpenAtOnce}>
      <Menu.Target>
        <Tooltip label={shell.theme}>
          <ThemeButton />
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={chosen} onChange={choose}>
          {choices.map(({ scheme, name, sign: Sign }) => (
            <Menu.RadioItem
              key={scheme}
              value={scheme}
              closeMenuOnClick
              rightSection={<Sign size={20} stroke={1.75} aria-hidden />}
            >
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
