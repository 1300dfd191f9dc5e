import { useCallback, useEffect, useRef, useState } from 'react';

// Menus are a large part of a first page's code, and no page should wait for it. Their buttons are there at once, and a
// press before the menu has loaded opens it then.

/** What a menu gets from the button that held its place. */
export interface EarlyMenu {
  /** The button was pressed before the menu was there. */
  isOpenAtOnce: boolean;
  /** The ref of the menu's button, which takes over the focus. */
  arrive: (button: HTMLButtonElement | null) => void;
}

/** What the button needs until then. */
export interface EarlyButton {
  onPress: () => void;
  /** The ref of the old button: notes whether it had the focus. */
  leave: (button: HTMLButtonElement | null) => () => void;
}

/** A button's press and focus from before its menu loaded. */
export function useEarlyButton(): EarlyMenu & EarlyButton {
  const [isPressed, setPressed] = useState(false);
  const hadFocus = useRef(false);
  const onPress = useCallback(() => setPressed(true), []);
  const leave = useCallback(
    (button: HTMLButtonElement | null) => () => {
      hadFocus.current = button !== null && document.activeElement === button;
    },
    [],
  );
  const arrive = useCallback((button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, []);
  return { isOpenAtOnce: isPressed, onPress, leave, arrive };
}

/**
 * Whether a menu is open. One whose button was pressed early opens after it mounts, because only a menu that was seen to
 * open returns the focus.
 */
export function useOpening(isOpenAtOnce: boolean): { opened: boolean; onChange: (opened: boolean) => void } {
  const [opened, onChange] = useState(false);
  useEffect(() => {
    if (isOpenAtOnce) onChange(true);
  }, [isOpenAtOnce]);
  return { opened, onChange };
}
