import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { Hint } from '@ridewire/ui';
import { IconCoffee } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useDriverTexts } from '../texts.en.ts';

type BreakButtonProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** 'Take a break'. */
export function BreakButton(props: BreakButtonProps) {
  const driver = useDriverTexts();
  return (
    <Hint label={driver.takeBreak}>
      <ActionIcon {...props} size="xl" variant="default" aria-label={driver.takeBreak} flex="none">
        <IconCoffee size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
