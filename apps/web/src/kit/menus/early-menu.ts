import { useCallback, useEffect, useRef, useState } from 'react';

// What menus are made of is a large part of a first page's code, and no page waits for it: their buttons are there at once,
// and a press that comes before its menu opens it.

/** What a menu is told of the button that held its place. */
export interface EarlyMenu {
  /** Its button was pressed before it was there. */
  isOpenAtOnce: boolean;
  /** The ref of its button, which takes the focus from the one before. */
  arrive: (button: HTMLButtonElement | null) => void;
}

/** What the button needs until then. */
export interface EarlyButton {
  onPress: () => void;
  /** The ref of the button that goes: notes whether it had the focus. */
  leave: (button: HTMLButtonElement | null) => () => void;
}

/** A button's press and focus, from before its menu came. */
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
 * Whether a menu is open, for one whose button was pressed before it was there: it opens once it is, for only what was seen to
 * open gives the focus back.
 */
export function useOpening(isOpenAtOnce: boolean): { opened: boolean; onChange: (opened: boolean) => void } {
  const [opened, onChange] = useState(false);
  useEffect(() => {
    if (isOpenAtOnce) onChange(true);
  }, [isOpenAtOnce]);
  return { opened, onChange };
}
