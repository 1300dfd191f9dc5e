import './driving.css';
import { Button, Loader, Tooltip, type ButtonProps } from '@mantine/core';
import { announce } from '@ridewire/ui';
import { useRef, type ReactNode, type Ref } from 'react';
import { useIsLinked } from '../live/link-state.ts';
import { useTexts } from '../texts/use-texts.ts';

export interface LinkedButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'disabled'> {
  onPress: () => unknown;
  /** What it does is under way. */
  isBusy?: boolean;
  /** Instead of the label while busy. */
  busyLabel?: string | undefined;
  /** Presses do nothing for now; it looks as ever. */
  isInert?: boolean;
  icon?: ReactNode;
  /** Name for screen readers, when the words on it are not enough. */
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button for what needs the server: while the link is down it says so instead of acting, and one press is one effect.
 * It stays focusable in every state.
 */
export function LinkedButton({
  onPress,
  isBusy = false,
  busyLabel,
  isInert = false,
  icon,
  children,
  ...look
}: LinkedButtonProps) {
  const { shell } = useTexts();
  const isLinked = useIsLinked();
  const isPressed = useRef(false);
  const isHeld = isBusy || isInert;
  const press = async () => {
    if (isHeld || isPressed.current) return;
    if (!isLinked) return announce(shell.needsLink);
    // Two clicks may come before the first one has rendered.
    isPressed.current = true;
    try {
      await onPress();
    } finally {
      isPressed.current = false;
    }
  };
  return (
    <Tooltip label={shell.needsLink} disabled={isLinked} openDelay={0}>
      <Button
        {...look}
        aria-busy={isBusy || undefined}
        aria-disabled={isHeld || !isLinked || undefined}
        {...(!isLinked && !isBusy && { 'data-disabled': true })}
        leftSection={
          isBusy ? <Loader size={20} color="currentColor" className="rw-driver-late" aria-hidden /> : icon
        }
        onClick={() => void press()}
      >
        {isBusy && busyLabel ? busyLabel : children}
      </Button>
    </Tooltip>
  );
}
