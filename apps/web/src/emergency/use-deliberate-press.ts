import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { applyPress, PRESS_LASTS_MS, type Press, type PressEvent } from './apply-press.ts';

const CONFIRM_MS = 60;

/** For a button that must not be pressed by accident: held for a second, or Enter twice. */
export function useDeliberatePress(onMeant: () => void) {
  const [press, setPress] = useState<Press>('idle');
  const apply = (event: PressEvent) => {
    const next = applyPress(press, event);
    setPress(next.press);
    if (!next.isMeant) return;
    navigator.vibrate?.(CONFIRM_MS);
    onMeant();
  };
  const expire = useEffectEvent(() => apply('time is up'));
  useEffect(() => {
    if (press === 'idle') return undefined;
    const timer = setTimeout(expire, PRESS_LASTS_MS[press]);
    return () => clearTimeout(timer);
  }, [press]);
  const handlers = {
    onPointerDown: (event: PointerEvent) => event.button === 0 && apply('down'),
    onPointerUp: () => apply('up'),
    onPointerLeave: () => apply('moved away'),
    onPointerCancel: () => apply('moved away'),
    // Enter that is kept down presses again and again: that is one press.
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
    // A click without a pointer comes from a key, or from a screen reader.
    onClick: (event: MouseEvent) => event.detail === 0 && apply('enter'),
    // The menu of a long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return { press, handlers };
}
