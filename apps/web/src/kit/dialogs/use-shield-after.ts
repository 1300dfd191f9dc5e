import { useLayoutEffect } from 'react';

/** Longer than most double taps, in milliseconds. */
const SHIELD_MS = 300;
/** A press longer ago than this isn't the first of two, in milliseconds. */
const PRESSED_MS = 1_000;
/** As large as a button: what is next to it can be pressed. */
const SIZE_PX = 96;

interface Press {
  x: number;
  y: number;
  atMs: number;
}

/** Lies where the last press was, until shortly after the page below has been painted; below requests, alerts and their dialogs. */
function raiseShield({ x, y }: Press): void {
  const shield = document.createElement('div');
  shield.dataset['part'] = 'shield';
  shield.style.cssText = `position:fixed;z-index:209;width:${SIZE_PX}px;height:${SIZE_PX}px;left:${x - SIZE_PX / 2}px;top:${y - SIZE_PX / 2}px`;
  document.body.append(shield);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => shield.remove(), SHIELD_MS)));
}

/**
 * A second tap on what closes a dialog, or one more because a busy device hasn't shown yet that it is closed, is meant for nothing below
 * it. Keys go through, and so do presses elsewhere.
 */
export function useShieldAfter(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let last: Press | undefined;
    const note = ({ clientX: x, clientY: y }: PointerEvent) => (last = { x, y, atMs: performance.now() });
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('pointerdown', note, true);
      if (last && performance.now() - last.atMs < PRESSED_MS) raiseShield(last);
    };
  }, [isOpen]);
}
