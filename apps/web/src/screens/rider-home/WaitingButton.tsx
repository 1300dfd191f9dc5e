import { Button, Loader, Tooltip, type ButtonProps } from '@mantine/core';
import { announce } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { useIsLinked } from '../../live/link-state.ts';
import { useTexts } from '../../texts/use-texts.ts';

interface WaitingButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'className'> {
  /** What it does is under way: it says so, and can't be pressed again. */
  isBusy: boolean;
  busyLabel: string;
  /** Not yet: what it needs is on its way. */
  isWaiting?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button for what needs the server. It stays focusable while it can't be pressed, so that nobody loses their place. */
export function WaitingButton(props: WaitingButtonProps) {
  const { isBusy, busyLabel, isWaiting = false, onPress, children, ...look } = props;
  const { shell } = useTexts();
  const isLinked = useIsLinked();
  const isHeld = isBusy || isWaiting;
  const press = () => {
    if (isHeld) return;
    if (isLinked) onPress();
    else announce(shell.needsLink);
  };
  return (
    <Tooltip label={shell.needsLink} disabled={isLinked} openDelay={0} portalProps={{ target: '#content' }}>
      <Button
        size="lg"
        fullWidth
        {...look}
        aria-busy={isBusy || undefined}
        aria-disabled={isHeld || !isLinked || undefined}
        mod={{ disabled: !isLinked && !isBusy }}
        leftSection={
          isHeld && <Loader size={18} color="currentColor" className="rw-rider-late" aria-hidden />
        }
        onClick={press}
      >
        {isBusy ? busyLabel : children}
      </Button>
    </Tooltip>
  );
}
