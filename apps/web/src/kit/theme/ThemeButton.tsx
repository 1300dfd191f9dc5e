import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useThemeChoice } from './use-theme-choice.ts';
import { useKitTexts } from '../texts/texts.en.ts';

/** Shows the present theme. Its menu loads later; until then this button holds its place. */
export function ThemeButton(props: ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>) {
  const kit = useKitTexts();
  const { choices, chosen } = useThemeChoice();
  const current = choices.find(({ scheme }) => scheme === chosen);
  const Sign = current?.sign;
  return (
    <ActionIcon {...props} aria-label={`${kit.theme}: ${current?.name}`}>
      {Sign && <Sign size={20} stroke={1.75} aria-hidden />}
    </ActionIcon>
  );
}
