import { Button, Loader, type ButtonProps } from '@mantine/core';
import { announce, Hint } from '@ridewire/ui';
import { useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useIsConnected } from '../live/connection-state.ts';
import { useKitTexts } from '../texts/texts.en.ts';
import styles from './ConnectedButton.module.css';

export interface ConnectedButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'disabled'> {
  /** What it does. A button that sends a form needs none: the form knows. */
  onPress?: () => unknown;
  type?: 'button' | 'submit';
  /** What it does is under way. */
  isBusy?: boolean;
  /** Instead of the label while busy. */
  busyLabel?: string | undefined;
  /** Not yet: what it needs is on its way, which a spinner shows. */
  isWaiting?: boolean;
  /** Presses do nothing for now; it looks as ever. */
  isInert?: boolean;
  /** Why it can't be pressed now. */
  refusal?: string | false;
  icon?: ReactNode;
  /** Name for screen readers, when the words on it are not enough. */
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button for what needs the server: while the link is down, or for another reason, it says so instead of acting, and one
 * press is one effect.
 * It stays focusable in every state, so that nobody loses their place.
 */
export function ConnectedButton({
  onPress,
  isBusy = false,
  busyLabel,
  isWaiting = false,
  isInert = false,
  refusal = false,
  icon,
  children,
  ...look
}: ConnectedButtonProps) {
  const kit = useKitTexts();
  const isConnected = useIsConnected();
  const isPressed = useRef(false);
  const why = refusal || (!isConnected && kit.needsConnection);
  const isHeld = isBusy || isWaiting || isInert;
  const press = async (event: MouseEvent) => {
    if (isHeld || isPressed.current) return event.preventDefault();
    if (why) {
      event.preventDefault();
      return announce(why);
    }
    // Two clicks may come before the first one has rendered.
    isPressed.current = true;
    try {
      await onPress?.();
    } finally {
      isPressed.current = false;
    }
  };
  return (
    // A finger has no other way to ask why.
    <Hint label={why} isInstant withTouch>
      <Button
        {...look}
        aria-busy={isBusy || undefined}
        aria-disabled={isHeld || why !== false || undefined}
        {...(why && !isBusy && { 'data-disabled': true })}
        leftSection={
          isBusy || isWaiting ? (
            <Loader size={20} color="currentColor" className={styles.late} aria-hidden />
          ) : (
            icon
          )
        }
        onClick={(event) => void press(event)}
      >
        {isBusy && busyLabel ? busyLabel : children}
      </Button>
    </Hint>
  );
}
