import { useLayoutEffect } from 'react';
import { lastPress, type Press } from './last-press.ts';
import { noteDialog } from './open-dialogs.ts';

/** Longer than most double taps, in milliseconds. */
const SHIELD_MS = 300;
/** A press longer ago than this isn't the first of two, in milliseconds. */
const PRESSED_MS = 1_000;
/** As large as a button: what is next to it can be pressed. */
const SIZE_PX = 96;
/** Below requests, alerts and their dialogs. */
const OVER_PAGE = 209;
/** Above a dialog that is opened from a drawer. */
const OVER_DIALOGS = 221;

/** Lies where a press was, until shortly after the next frame has been painted. */
function raiseShield({ x, y }: Press, zIndex: number): void {
  const shield = document.createElement('div');
  shield.dataset['part'] = 'shield';
  shield.style.cssText = `position:fixed;z-index:${zIndex};width:${SIZE_PX}px;height:${SIZE_PX}px;left:${x - SIZE_PX / 2}px;top:${y - SIZE_PX / 2}px`;
  // The field of a dialog keeps the focus, and a phone's keyboard stays.
  shield.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(shield);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => shield.remove(), SHIELD_MS)));
}

function shieldPress(zIndex: number): void {
  const press = lastPress();
  if (press && performance.now() - press.atMs < PRESSED_MS) raiseShield(press, zIndex);
}

/**
 * A second tap on what opens a dialog or a drawer, or closes it, or one more because a busy device hasn't shown that yet, is meant for
 * nothing in it, and nothing below it. Keys go through, and so do presses elsewhere.
 * @param zIndex above the dialog
 */
export function useShield(isOpen: boolean, zIndex = OVER_DIALOGS): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    shieldPress(zIndex);
    const noteClosed = noteDialog();
    return () => {
      noteClosed();
      shieldPress(OVER_PAGE);
    };
  }, [isOpen, zIndex]);
}
