import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';
import { useThemeChoice } from './use-theme-choice.ts';

/** Light, dark, or as the system wishes. */
export function ThemeMenu() {
  const { shell } = useTexts();
  const { choices, chosen, choose } = useThemeChoice();
  const current = choices.find(({ scheme }) => scheme === chosen);
  const Current = current?.sign;
  return (
    <Menu width={160} withinPortal={false}>
      <Menu.Target>
        <Tooltip label={shell.theme}>
          <ActionIcon aria-label={`${shell.theme}: ${current?.name}`}>
            {Current && <Current size={20} stroke={1.75} aria-hidden />}
          </ActionIcon>
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
