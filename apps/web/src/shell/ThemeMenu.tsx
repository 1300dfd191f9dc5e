import { Menu, Tooltip } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { useThemeChoice } from './use-theme-choice.ts';
import { useOpening } from './use-opening.ts';

export interface ThemeMenuProps {
  /** Its button was pressed before it was there. */
  isOpenAtOnce: boolean;
  /** The ref of its button, which takes the focus from the one before. */
  arrive: (button: HTMLButtonElement | null) => void;
}

/** Light, dark, or as the system wishes. */
export function ThemeMenu({ isOpenAtOnce, arrive }: ThemeMenuProps) {
  const { shell } = useTexts();
  const { choices, chosen, choose } = useThemeChoice();
  return (
    <Menu width={160} withinPortal={false} {...useOpening(isOpenAtOnce)}>
      <Menu.Target>
        <Tooltip label={shell.theme}>
          <ThemeButton ref={arrive} />
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
