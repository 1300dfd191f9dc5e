import { Button, Loader, type ButtonProps } from '@mantine/core';
import { announce, Hint } from '@ridewire/ui';
import { useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useIsConnected } from '../live/connection-state.ts';
import { useKitTexts } from '../texts/texts.en.ts';

export interface ConnectedButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'disabled'> {
  /** What it does. A submit button needs none, since its form handles it. */
  onPress?: () => unknown;
  type?: 'button' | 'submit';
  /** Its action is running. */
  isBusy?: boolean;
  /** Replaces the label while busy. */
  busyLabel?: string | undefined;
  /** What it needs is still loading, shown by a spinner. */
  isWaiting?: boolean;
  /** Ignores presses for now, without looking different. */
  isInert?: boolean;
  /** It does something without the server too. */
  worksOffline?: boolean;
  /** Why it can't be pressed now. */
  refusal?: string | false;
  icon?: ReactNode;
  /** The name for screen readers, if its label is not enough. */
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button for actions that need the server. While the link is down, or for another reason, it says so instead of acting,
 * and one press has one effect. It stays focusable in every state, so that nobody loses their place.
 */
export function ConnectedButton({
  onPress,
  isBusy = false,
  busyLabel,
  isWaiting = false,
  isInert = false,
  worksOffline = false,
  refusal = false,
  icon,
  children,
  ...look
}: ConnectedButtonProps) {
  const kit = useKitTexts();
  const isConnected = useIsConnected();
  const isPressed = useRef(false);
  const why = refusal || (!worksOffline && !isConnected && kit.needsConnection);
  const isHeld = isBusy || isWaiting || isInert;
  const press = async (event: MouseEvent) => {
    if (isHeld || isPressed.current) return event.preventDefault();
    if (why) {
      event.preventDefault();
      return announce(why);
    }
    // A second click may come before the first one has rendered.
    isPressed.current = true;
    try {
      await onPress?.();
    } finally {
      isPressed.current = false;
    }
  };
  return (
    // On a touch screen there is no other way to find out why.
    <Hint label={why} isInstant withTouch>
      <Button
        {...look}
        aria-busy={isBusy || undefined}
        {...(why && { 'aria-description': why })}
        aria-disabled={isHeld || why !== false || undefined}
        {...(why && !isBusy && { 'data-disabled': true })}
        leftSection={
          isBusy || isWaiting ? (
            <Loader size={20} color="currentColor" className="rw-late" aria-hidden />
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
