import { motion, useMotionReduced } from '@ridewire/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How long a card that moved, or just came, ignores presses, in milliseconds. */
export const IGNORE_MS = 300;

/**
 * Lets the cards' chips glide to their new places, and keeps a press meant for another one from landing on them.
 * @param list its descendants have `data-card` with an id
 */
export function useSettlingChips(list: RefObject<HTMLElement | null>): void {
  const lefts = useRef(new Map<string, number>());
  const reduced = useMotionReduced();

  useLayoutEffect(() => {
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const before = lefts.current;
    lefts.current = new Map(chips.map((chip) => [chip.dataset['card'] ?? '', chip.offsetLeft]));
    for (const chip of chips) {
      const from = before.get(chip.dataset['card'] ?? '');
      if (from === chip.offsetLeft) continue;
      chip.dataset['settling'] = '';
      setTimeout(() => delete chip.dataset['settling'], IGNORE_MS);
      if (from === undefined || reduced) continue;
      chip.animate(
        { transform: [`translateX(${from - chip.offsetLeft}px)`, 'none'] },
        { duration: motion.moveMs, easing: 'cubic-bezier(.22,1,.36,1)' },
      );
    }
  });
}
