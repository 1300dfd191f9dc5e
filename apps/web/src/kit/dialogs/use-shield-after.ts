import { useLayoutEffect } from 'react';

/** Longer than the gap of a double tap, and than a dialog takes to fade, in milliseconds. */
const SHIELD_MS = 450;

/** Lies over everything from now until shortly after the page below has been painted, however busy the device is. */
function raiseShield(): void {
  const shield = document.createElement('div');
  shield.dataset['part'] = 'shield';
  shield.style.cssText = 'position:fixed;inset:0;z-index:1000';
  document.body.append(shield);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => shield.remove(), SHIELD_MS)));
}

/**
 * Whoever taps twice on what closes it, or taps while a busy device hasn't shown yet that it is closed, means nothing below. Keys go
 * through.
 */
export function useShieldAfter(isOpen: boolean): void {
  useLayoutEffect(() => (isOpen ? raiseShield : undefined), [isOpen]);
}
