import { Menu } from '@mantine/core';
import { Hint } from '@ridewire/ui';
import { ThemeButton } from './ThemeButton.tsx';
import { useThemeChoice } from './use-theme-choice.ts';
import { useOpening, type EarlyMenu } from '../menus/early-menu.ts';
import { useKitTexts } from '../texts/texts.en.ts';

/** Light, dark, or the system's choice. */
export function ThemeMenu({ isOpenAtOnce, arrive }: EarlyMenu) {
  const kit = useKitTexts();
  const { choices, chosen, choose } = useThemeChoice();
  return (
    <Menu width={160} withinPortal={false} {...useOpening(isOpenAtOnce)}>
      <Menu.Target>
        <Hint label={kit.theme}>
          <ThemeButton ref={arrive} />
        </Hint>
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
