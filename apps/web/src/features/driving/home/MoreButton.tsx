import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Hint } from '@ridewire/ui';
import { useDriverTexts } from '../texts.en.ts';

type MoreButtonProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** Opens a driver's rarely needed actions. */
export function MoreButton(props: MoreButtonProps) {
  const driver = useDriverTexts();
  return (
    <Hint label={driver.moreActions}>
      <ActionIcon
        {...props}
        size="xl"
        variant="default"
        aria-label={driver.moreActions}
        flex="none"
        data-part="driving-more"
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
