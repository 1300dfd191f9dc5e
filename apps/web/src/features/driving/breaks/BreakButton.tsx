import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { Hint } from '@ridewire/ui';
import { IconCoffee } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { type EarlyButton, type EarlyMenu, useEarlyButton } from '../../../kit/menus/early-menu.ts';
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

const LazyBreakMenu = lazyLater<EarlyMenu & EarlyButton>(
  async () => (await import('./BreakMenu.tsx')).BreakMenu,
  ({ onPress, leave }) => <BreakButton ref={leave} aria-haspopup="menu" onClick={onPress} />,
);

/** Asks how long the break is to be. */
export const LaterBreakMenu = () => <LazyBreakMenu {...useEarlyButton()} />;
